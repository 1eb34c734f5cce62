import type { TriviaMove, TriviaOptions, TriviaView } from '../../games/trivia-challenge.ts';
import { type Game, type Refused, refused } from './game.ts';
import { isEverybody, listSeats, replaced, withoutSeat } from './turns-of-all.ts';

export const QUESTION_MS = 20_000;
/** How long the right answer and its explanation are shown. */
export const ANSWER_MS = 6000;
const RIGHT_POINTS = 100;
/** For an instant answer; it shrinks with time. Being right counts twice as much as being quick. */
const MAX_SPEED_POINTS = 50;

interface Answered {
  readonly choice: number;
  readonly points: number;
}

export interface TriviaState {
  readonly questions: TriviaOptions['questions'];
  readonly players: number;
  readonly gone: readonly number[];
  readonly phase: TriviaView['phase'];
  readonly number: number;
  /** For each question, the answer of each seat. */
  readonly answers: readonly (readonly (Answered | null)[])[];
  readonly endsAt: number;
}

/** Everyone gets the same questions at the same time. A right answer earns most of the points, a quick one a few more. */
export const triviaChallenge: Game<TriviaOptions, TriviaState, TriviaMove, TriviaView> = {
  deal: (_, { questions, startsAt }, players) => ({
    questions,
    players,
    gone: [],
    phase: 'ready',
    number: 0,
    answers: questions.map(() => Array.from({ length: players }, () => null)),
    endsAt: startsAt,
  }),
  play,
  view,
  due: ({ phase, endsAt }) => (phase === 'over' ? null : endsAt),
  expire,
  leave: (state, player, at) => closeIfAnswered(withoutSeat(state, player), at),
  result: (state) => (state.phase === 'over' ? listSeats(state).map((seat) => playerResult(state, seat)) : null),
};

function play(state: TriviaState, player: number, { question, choice }: TriviaMove, at: number): TriviaState | Refused {
  if (state.phase === 'over') return refused('over');
  if (state.phase !== 'asking' || question !== state.number) return refused('too_early');
  if (findAnswer(state, player)) return refused('not_possible');
  const isRight = choice === state.questions[question]?.right;
  const left = Math.max(0, state.endsAt - at) / QUESTION_MS;
  const points = isRight ? RIGHT_POINTS + Math.round(MAX_SPEED_POINTS * left) : 0;
  const row = replaced(state.answers[question] ?? [], player, { choice, points });
  return closeIfAnswered({ ...state, answers: replaced(state.answers, question, row) }, at);
}

function closeIfAnswered(state: TriviaState, at: number): TriviaState {
  if (state.phase !== 'asking' || !isEverybody(state, (seat) => findAnswer(state, seat) !== null)) return state;
  return { ...state, phase: 'showing', endsAt: at + ANSWER_MS };
}

function expire(state: TriviaState, at: number): TriviaState {
  if (state.phase === 'over' || at < state.endsAt) return state;
  if (state.phase === 'ready') return { ...state, phase: 'asking', endsAt: at + QUESTION_MS };
  if (state.phase === 'asking') return { ...state, phase: 'showing', endsAt: at + ANSWER_MS };
  const number = state.number + 1;
  if (number === state.questions.length) return { ...state, phase: 'over' };
  return { ...state, phase: 'asking', number, endsAt: at + QUESTION_MS };
}

function view(state: TriviaState, player: number): TriviaView {
  const { phase, number, questions, endsAt } = state;
  const asked = phase === 'ready' ? undefined : questions[number];
  const isShown = phase === 'showing' || phase === 'over';
  const own = findAnswer(state, player);
  return {
    kind: 'trivia_challenge',
    phase,
    number,
    of: questions.length,
    question: asked?.question ?? '',
    options: asked ? [...asked.options] : [],
    choice: own?.choice ?? null,
    right: isShown ? (asked?.right ?? null) : null,
    explanation: isShown ? (asked?.explanation ?? null) : null,
    answered: listSeats(state).map((seat) => findAnswer(state, seat) !== null),
    wasRight: listSeats(state).map((seat) => isShown && (findAnswer(state, seat)?.points ?? 0) > 0),
    scores: listSeats(state).map((seat) => countScore(state, seat, isShown)),
    gained: isShown ? (own?.points ?? 0) : 0,
    endsAt: phase === 'over' ? null : endsAt,
    isOver: phase === 'over',
  };
}

function findAnswer({ answers, number }: TriviaState, seat: number): Answered | null {
  return answers[number]?.[seat] ?? null;
}

/** Points for a question that is still open would give away who is right. */
function countScore({ answers, number }: TriviaState, seat: number, withThis: boolean): number {
  return answers.slice(0, withThis ? number + 1 : number).reduce((sum, row) => sum + (row[seat]?.points ?? 0), 0);
}

function playerResult(state: TriviaState, seat: number) {
  const right = state.answers.filter((row) => (row[seat]?.points ?? 0) > 0).length;
  return {
    score: countScore(state, seat, true),
    completed: !state.gone.includes(seat),
    share: { part: right, whole: state.questions.length },
    tooFast: false,
  };
}
