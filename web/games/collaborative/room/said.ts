import type { GamePhrase } from '#contract/rules/collaborative-games.ts';

/** What a player says, for a moment. */
export interface Said {
  readonly phrase: GamePhrase;
  readonly key: number;
}
