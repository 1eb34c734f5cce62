import type {
  CreativeMove,
  CreativeOptions,
  CreativeView,
  CreativeWork,
  KindVote,
} from '../../games/creative-challenge.ts';
import { isEmptyWork } from './creative-work.ts';
import { fullShare, type Game, noShare, type Refused, refused } from './game.ts';
import { isEverybody, listSeats, replaced, withoutSeat } from './turns-of-all.ts';

export const MAKING_MS = 150_000;
export const VOTING_MS = 60_000;
/** The same for everyone who makes something and is kind to the others. */
const MAKING_POINTS = 60;
const VOTING_POINTS = 40;

export interface CreativeState {
  readonly prompt: string;
  readonly tiles: readonly string[];
  readonly players: number;
  readonly gone: readonly number[];
  readonly phase: CreativeView['phase'];
  /** By seat. */
  readonly works: readonly (CreativeWork | null)[];
  readonly isDone: readonly boolean[];
  /** By the seat of the voter, then by the seat of the work's author. */
  readonly votes: readonly (readonly (KindVote | 'passed' | null)[])[];
  readonly endsAt: number;
}

/** Players make something for the same prompt, then say something kind about each other's work. Nobody comes last. */
export const creativeChallenge: Game<CreativeOptions, CreativeState, CreativeMove, CreativeView> = {
  deal: (_, { prompt, tiles, startsAt }, players) => ({
    prompt,
    tiles,
    players,
    gone: [],
    phase: 'ready',
    works: Array.from({ length: players }, () => null),
    isDone: Array.from({ length: players }, () => false),
    votes: Array.from({ length: players }, () => Array.from({ length: players }, () => null)),
    endsAt: startsAt,
  }),
  play,
  view,
  due: ({ phase, endsAt }) => (phase === 'over' ? null : endsAt),
  expire,
  leave: (state, player, at) => nextPhase(withoutSeat(state, player), at),
  result: (state) => (state.phase === 'over' ? listSeats(state).map((seat) => playerResult(state, seat)) : null),
};

function play(state: CreativeState, player: number, move: CreativeMove, at: number): CreativeState | Refused {
  if (state.phase === 'over') return refused('over');
  if (move.do === 'save') return save(state, player, move, at);
  return vote(state, player, { seat: move.seat, vote: move.do === 'vote' ? move.vote : 'passed' }, at);
}

/** Players can save until everyone is done, even after pressing "done" themselves. */
function save(
  state: CreativeState,
  player: number,
  { work, isDone }: Extract<CreativeMove, { do: 'save' }>,
  at: number,
): CreativeState | Refused {
  if (state.phase !== 'making') return refused('too_early');
  if (work.as === 'words' && !areTiles(state, work.tiles)) return refused('not_possible');
  if (isDone && isEmptyWork(work)) return refused('not_possible');
  const saved = {
    ...state,
    works: replaced(state.works, player, work),
    isDone: replaced(state.isDone, player, isDone),
  };
  return nextPhase(saved, at);
}

function areTiles({ tiles }: CreativeState, chosen: readonly number[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((tile) => tile < tiles.length);
}

function vote(
  state: CreativeState,
  player: number,
  { seat, vote: kind }: { readonly seat: number; readonly vote: KindVote | 'passed' },
  at: number,
): CreativeState | Refused {
  if (state.phase !== 'voting') return refused('too_early');
  if (seat === player || !shownSeats(state).includes(seat)) return refused('not_possible');
  const row = replaced(state.votes[player] ?? [], seat, kind);
  return nextPhase({ ...state, votes: replaced(state.votes, player, row) }, at);
}

/** Moves on once everyone is done with this part. */
function nextPhase(state: CreativeState, at: number): CreativeState {
  if (state.phase === 'making' && isEverybody(state, (seat) => state.isDone[seat] === true)) return toVoting(state, at);
  if (state.phase === 'voting' && isEverybody(state, (seat) => hasVoted(state, seat)))
    return { ...state, phase: 'over' };
  return state;
}

function toVoting(state: CreativeState, at: number): CreativeState {
  // With at most one work there is nothing to vote on.
  if (shownSeats(state).length === 0) return { ...state, phase: 'over' };
  return { ...state, phase: 'voting', endsAt: at + VOTING_MS };
}

function expire(state: CreativeState, at: number): CreativeState {
  if (state.phase === 'over' || at < state.endsAt) return state;
  if (state.phase === 'ready') return { ...state, phase: 'making', endsAt: at + MAKING_MS };
  return state.phase === 'making' ? toVoting(state, at) : { ...state, phase: 'over' };
}

function view(state: CreativeState, player: number): CreativeView {
  const { phase, prompt, tiles, works, isDone, endsAt } = state;
  const isStarted = phase !== 'ready';
  return {
    kind: 'creative_challenge',
    phase,
    prompt: isStarted ? prompt : '',
    tiles: isStarted ? [...tiles] : [],
    own: works[player] ?? null,
    isDone: phase === 'voting' ? listSeats(state).map((seat) => hasVoted(state, seat)) : [...isDone],
    works:
      phase === 'voting' || phase === 'over' ? shownSeats(state).flatMap((seat) => workAt(state, seat, player)) : [],
    endsAt: phase === 'over' ? null : endsAt,
    isOver: phase === 'over',
  };
}

function workAt({ works, votes, phase }: CreativeState, seat: number, player: number): CreativeView['works'] {
  const work = works[seat];
  if (!work) return [];
  const given = phase === 'over' ? votes.map((row) => row[seat] ?? null) : [votes[player]?.[seat] ?? null];
  return [{ seat, work, votes: given.filter((kind) => kind !== null && kind !== 'passed') }];
}

/** The seats whose work is shown. Empty works are left out, so that no player stands there with nothing. */
function shownSeats(state: CreativeState): number[] {
  return listSeats(state).filter((seat) => {
    const work = state.works[seat];
    return work !== null && work !== undefined && !isEmptyWork(work);
  });
}

function hasVoted(state: CreativeState, seat: number): boolean {
  return shownSeats(state).every((other) => other === seat || (state.votes[seat]?.[other] ?? null) !== null);
}

function playerResult(state: CreativeState, seat: number) {
  const hasMade = shownSeats(state).includes(seat);
  const score = hasMade ? MAKING_POINTS + (hasVoted(state, seat) ? VOTING_POINTS : 0) : 0;
  const share = score === MAKING_POINTS + VOTING_POINTS ? fullShare : { part: score, whole: 100 };
  return { score, completed: !state.gone.includes(seat), share: hasMade ? share : noShare, tooFast: false };
}
