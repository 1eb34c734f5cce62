import type { GameEntry, GameType } from '#contract/games.ts';
import { t } from '../messages/index.ts';

export type Difficulty = GameEntry['difficulty'];
export const levels: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** A running game first, then one that was never finished, then any. */
export function nextGame(games: readonly GameEntry[], but?: string): GameEntry | undefined {
  const others = games.filter(({ id }) => id !== but);
  const fresh = others.filter(({ best }) => best === null);
  return others.find(({ isRunning }) => isRunning) ?? pickGame(fresh.length > 0 ? fresh : others) ?? games[0];
}

/** The most common difficulty among games that suit the child; the easier one of a tie. */
export function usualLevel(games: readonly GameEntry[]): Difficulty {
  const countLevel = (level: Difficulty) => games.filter(({ difficulty }) => difficulty === level).length;
  return levels.reduce((most, level) => (countLevel(level) > countLevel(most) ? level : most));
}

/** The child's best result, in the unit of the game. */
export function formatBest(type: GameType, games: readonly GameEntry[]): string | undefined {
  const bests = games.flatMap(({ best }) => best ?? []);
  if (bests.length === 0) return undefined;
  const count = Math.min(...bests.map(({ attempts }) => attempts));
  if (type === 'memory_match') return t('games.best.moves', { count });
  if (type === 'number_guess') return t('games.best.guesses', { count });
  return t('games.best.score', { count: Math.max(...bests.map(({ score }) => score)) });
}

/** The same game for the whole day, so that the page doesn't change while a child taps. */
function pickGame(games: readonly GameEntry[]): GameEntry | undefined {
  return games[new Date().getDate() % Math.max(1, games.length)];
}
