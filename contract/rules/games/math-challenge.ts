import type { MathMove, MathOptions, MathProblem, MathView } from '../../games/math-challenge.ts';
import { createRandom, integer, type Random } from '../random.ts';
import { type Game, type PlayerResult, type Refused, refused } from './game.ts';

/** Nobody reads a problem and types its result faster than this on average. */
const MIN_MS_PER_ANSWER = 350;

export interface MathState {
  readonly problems: readonly MathProblem[];
  readonly answers: readonly number[];
  readonly limitMs: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/** Solve all problems before time runs out. For one player. */
export const mathChallenge: Game<MathOptions, MathState, MathMove, MathView> = {
  deal: (seed, options) => ({
    problems: problemsFrom(createRandom(seed), options),
    answers: [],
    limitMs: options.timeLimit === null ? null : options.timeLimit * 1000,
    startedAt: null,
    endedAt: null,
  }),
  play,
  view,
  due: (state) => (state.endedAt === null ? endsAt(state) : null),
  expire: (state, at) => ({ ...state, endedAt: at }),
  result: (state) => (state.endedAt === null ? null : [playerResult(state)]),
};

/** The time starts when the player first touches the answer. */
function play(state: MathState, _player: number, move: MathMove, at: number): MathState | Refused {
  if (state.endedAt !== null) return refused('over');
  const begun = { ...state, startedAt: state.startedAt ?? at };
  if (move.do === 'begin') return state.startedAt === null ? begun : refused('repeated');
  const answers = [...state.answers, move.answer];
  return { ...begun, answers, endedAt: answers.length === state.problems.length ? at : null };
}

function view(state: MathState): MathView {
  const { problems, answers, startedAt, limitMs, endedAt } = state;
  return {
    kind: 'math_challenge',
    answered: answers.map((answer, at) => {
      const problem = problems[at] as MathProblem;
      return { ...problem, answer, result: solveProblem(problem) };
    }),
    problem: endedAt === null ? (problems[answers.length] ?? null) : null,
    problems: problems.length,
    hasBegun: startedAt !== null,
    endsAt: endsAt(state),
    timeLimit: limitMs === null ? null : limitMs / 1000,
    isOver: endedAt !== null,
  };
}

function endsAt({ startedAt, limitMs }: MathState): number | null {
  return startedAt === null || limitMs === null ? null : startedAt + limitMs;
}

/** The reward times the share of right answers, plus up to half of it for the share of time left. */
function playerResult(state: MathState): PlayerResult {
  const { problems, answers, limitMs, startedAt, endedAt } = state;
  const right = problems.filter((problem, at) => answers[at] === solveProblem(problem)).length;
  const completed = answers.length === problems.length;
  const lasted = (endedAt ?? 0) - (startedAt ?? 0);
  const left = limitMs === null ? 0 : Math.max(0, limitMs - lasted);
  const limit = limitMs ?? 1;
  return {
    score: Math.round((100 * right) / problems.length),
    completed,
    share: { part: right * (2 * limit + left), whole: problems.length * 2 * limit },
    tooFast: lasted < (answers.length - 1) * MIN_MS_PER_ANSWER,
  };
}

export function solveProblem({ left, operation, right }: MathProblem): number {
  switch (operation) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '×':
      return left * right;
    case '÷':
      return left / right;
  }
}

/** Avoids repeating a problem within a round. */
function problemsFrom(random: Random, options: MathOptions): MathProblem[] {
  const problems: MathProblem[] = [];
  for (let tries = 0; problems.length < options.problems; tries += 1) {
    const next = problemFrom(random, options, problems.length);
    const isKnown = problems.some(
      ({ left, operation, right }) => left === next.left && operation === next.operation && right === next.right,
    );
    if (!isKnown || tries > 50 * options.problems) problems.push(next);
  }
  return problems;
}

/** Alternates between the operations, so that a round with two of them has both. */
function problemFrom(random: Random, { operations, upTo, tables }: MathOptions, nth: number): MathProblem {
  const operation = operations[nth % operations.length] ?? '+';
  if (operation === '+') {
    const sum = integer(random, 2, upTo);
    const left = integer(random, 1, sum - 1);
    return { left, operation, right: sum - left };
  }
  if (operation === '-') {
    const left = integer(random, 2, upTo);
    return { left, operation, right: integer(random, 1, left) };
  }
  const table = tables[integer(random, 0, tables.length - 1)] ?? 2;
  const factor = integer(random, 1, 10);
  return operation === '×'
    ? { left: factor, operation, right: table }
    : { left: factor * table, operation, right: table };
}
