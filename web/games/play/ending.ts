import type { GameOutcome, GameView } from '#contract/games.ts';
import { t } from '../messages/index.ts';

/** From this share of right answers on, it was a great job. */
const GREAT_PERCENT = 70;

export type Ending = 'great' | 'won' | 'lost' | 'timeUp';

/** How a round ended, judged by its last view, so that a winner needn't wait for the server. */
export function getEnding(view: GameView): Ending {
  switch (view.kind) {
    case 'memory_match':
      return (view.found[0] ?? 0) === view.pairs ? 'won' : 'timeUp';
    case 'number_guess':
      return view.guesses.at(-1)?.hint === 'right' ? 'won' : 'lost';
    case 'word_scramble':
      return view.isSolved ? 'won' : 'lost';
    case 'math_challenge': {
      if (countRight(view) * 100 >= GREAT_PERCENT * view.problems) return 'great';
      return view.answered.length < view.problems ? 'timeUp' : 'lost';
    }
  }
}

/** What the child reached, if the board doesn't show it. */
export function formatReached(view: GameView): string | undefined {
  if (view.kind === 'math_challenge') return t('games.math.score', { right: countRight(view), all: view.problems });
  const isUnfinished = view.kind === 'memory_match' && getEnding(view) === 'timeUp';
  return isUnfinished ? t('games.memory.score', { found: view.found[0] ?? 0, pairs: view.pairs }) : undefined;
}

function countRight({ answered }: GameView & { kind: 'math_challenge' }): number {
  return answered.filter(({ answer, result }) => answer === result).length;
}

/** The pay of a round, or why there was none. */
export function formatReward({ pointsAwarded, unpaid }: GameOutcome): string {
  if (pointsAwarded > 0) return t('games.result.points', { count: pointsAwarded });
  if (unpaid === 'enough_today') return t('games.result.enough');
  return t(unpaid === 'too_fast' ? 'games.result.tooFast' : 'games.result.none');
}
