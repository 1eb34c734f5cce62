import type { MemoryMove, MemoryOptions, MemoryView, Picture } from '../../games/memory-match.ts';
import { createRandom, shuffled } from '../random.ts';
import { fullShare, type Game, type PlayerResult, type Refused, refused } from './game.ts';

/** How long two different cards stay open. */
export const MISMATCH_MS = 1000;
/** With several players: how long a player has for each card. */
export const TURN_MS = 30_000;
/** Nobody finds and taps cards faster than this on average. */
const MIN_MS_PER_FLIP = 120;

export interface MemoryState {
  /** The picture of each card. */
  readonly pictures: readonly Picture[];
  /** The seat that found each card. */
  readonly foundBy: readonly (number | null)[];
  /** The cards that are open and not matched: none, one or two. */
  readonly open: readonly number[];
  readonly hideAt: number | null;
  readonly players: number;
  /** Seats whose players have left. Their turns are skipped. */
  readonly gone: readonly number[];
  readonly turn: number;
  readonly flips: number;
  readonly limitMs: number | null;
  readonly startedAt: number | null;
  readonly endsAt: number | null;
  readonly endedAt: number | null;
}

/** Find the pairs. One player plays against the clock. Several take turns, and a player who finds a pair goes again. */
export const memoryMatch: Game<MemoryOptions, MemoryState, MemoryMove, MemoryView> = {
  deal: (seed, { pictures, timeLimit, startsAt }, players) => ({
    pictures: shuffled(createRandom(seed), [...pictures, ...pictures]),
    foundBy: pictures.flatMap(() => [null, null]),
    open: [],
    hideAt: null,
    players,
    gone: [],
    turn: 0,
    flips: 0,
    limitMs: timeLimit === null || players > 1 ? null : timeLimit * 1000,
    startedAt: null,
    endsAt: players > 1 && startsAt !== undefined ? startsAt + TURN_MS : null,
    endedAt: null,
  }),
  play,
  view,
  due: ({ endedAt, hideAt, endsAt }) => (endedAt === null ? earlier(hideAt, endsAt) : null),
  expire,
  leave,
  result: (state) => (state.endedAt === null ? null : seats(state).map((seat) => playerResult(state, seat))),
};

function play(state: MemoryState, player: number, { card }: MemoryMove, at: number): MemoryState | Refused {
  if (state.endedAt !== null) return refused('over');
  if (player !== state.turn) return refused('not_your_turn');
  if (state.open.length === 2) return refused('too_early');
  if (state.foundBy[card] !== null || state.open.includes(card)) return refused('not_possible');
  return closeMismatch(begun({ ...state, flips: state.flips + 1, open: [...state.open, card] }, at), at);
}

/** The time runs from the first card; with several players, from the latest card. */
function begun(state: MemoryState, at: number): MemoryState {
  const endsAt =
    state.players > 1 ? at + TURN_MS : (state.endsAt ?? (state.limitMs === null ? null : at + state.limitMs));
  return { ...state, startedAt: state.startedAt ?? at, endsAt };
}

function closeMismatch(state: MemoryState, at: number): MemoryState {
  const [one, other] = state.open;
  if (one === undefined || other === undefined) return state;
  if (state.pictures[one]?.emoji !== state.pictures[other]?.emoji) return { ...state, hideAt: at + MISMATCH_MS };
  const foundBy = state.foundBy.map((seat, place) => (state.open.includes(place) ? state.turn : seat));
  const isDone = foundBy.every((seat) => seat !== null);
  return { ...state, foundBy, open: [], endedAt: isDone ? at : null };
}

function expire(state: MemoryState, at: number): MemoryState {
  if (state.hideAt !== null && state.hideAt <= at) return nextTurn({ ...state, open: [], hideAt: null }, at);
  if (state.endsAt === null || state.endsAt > at) return state;
  if (state.players > 1) return nextTurn({ ...state, open: [] }, at);
  return { ...state, open: [], hideAt: null, endedAt: at };
}

function nextTurn(state: MemoryState, at: number): MemoryState {
  if (state.players === 1) return state;
  const order = seats(state).map((_, step) => (state.turn + 1 + step) % state.players);
  const turn = order.find((seat) => !state.gone.includes(seat)) ?? state.turn;
  return { ...state, turn, endsAt: at + TURN_MS };
}

function leave(state: MemoryState, player: number, at: number): MemoryState {
  const left = { ...state, gone: [...state.gone, player] };
  return state.turn === player && state.endedAt === null ? nextTurn({ ...left, open: [], hideAt: null }, at) : left;
}

function view(state: MemoryState, _player: number): MemoryView {
  return {
    kind: 'memory_match',
    cards: state.pictures.map((picture, place) => cardFace(state, picture, place)),
    found: seats(state).map((seat) => countPairs(state, seat)),
    pairs: state.pictures.length / 2,
    flips: state.flips,
    turn: state.turn,
    hideAt: state.hideAt,
    endsAt: state.endsAt,
    timeLimit: state.limitMs === null ? null : state.limitMs / 1000,
    isOver: state.endedAt !== null,
  };
}

function cardFace({ foundBy, open }: MemoryState, picture: Picture, place: number): MemoryView['cards'][number] {
  const by = foundBy[place] ?? null;
  if (by !== null) return { face: 'matched', picture, by };
  return open.includes(place) ? { face: 'up', picture } : { face: 'down' };
}

/** The full reward for all pairs. Otherwise half of the share that the player has found. */
function playerResult(state: MemoryState, seat: number): PlayerResult {
  const pairs = state.pictures.length / 2;
  const found = countPairs(state, seat);
  const completed = state.foundBy.every((by) => by !== null);
  const lasted = (state.endedAt ?? 0) - (state.startedAt ?? 0);
  return {
    score: Math.round((100 * found) / pairs),
    completed,
    share: completed ? fullShare : { part: found, whole: 2 * pairs },
    tooFast: completed && lasted < (state.flips - 1) * MIN_MS_PER_FLIP,
  };
}

function countPairs({ foundBy }: MemoryState, seat: number): number {
  return foundBy.filter((by) => by === seat).length / 2;
}

function seats({ players }: MemoryState): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
