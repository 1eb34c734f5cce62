import type { GameEntry, GameType } from '#contract/games.ts';
import { t } from '../messages/index.ts';

export type Difficulty = GameEntry['difficulty'];
export const levels: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** The one that is running, else one that was never finished, else any. */
export function nextGame(games: readonly GameEntry[], but?: string): GameEntry | undefined {
  const others = games.filter(({ id }) => id !== but);
  const fresh = others.filter(({ best }) => best === null);
  return others.find(({ isRunning }) => isRunning) ?? pickGame(fresh.length > 0 ? fresh : others) ?? games[0];
}

/** What most of the games are that suit the child; the easier one of two that are as many. */
export function usualLevel(games: readonly GameEntry[]): Difficulty {
  const countLevel = (level: Difficulty) => games.filter(({ difficulty }) => difficulty === level).length;
  return levels.reduce((most, level) => (countLevel(level) > countLevel(most) ? level : most));
}

/** A child's best result, in the unit of the game. */
export function formatBest(type: GameType, games: readonly GameEntry[]): string | undefined {
  const bests = games.flatMap(({ best }) => best ?? []);
  if (bests.length === 0) return undefined;
  const count = Math.min(...bests.map(({ attempts }) => attempts));
  if (type === 'memory_match') return t('games.best.moves', { count });
  if (type === 'number_guess') return t('games.best.guesses', { count });
  return t('games.best.score', { count: Math.max(...bests.map(({ score }) => score)) });
}

/** The same one for the whole day, so that the page does not change under a finger. */
function pickGame(games: readonly GameEntry[]): GameEntry | undefined {
  return games[new Date().getDate() % Math.max(1, games.length)];
}
