import type { GamePhrase } from '#contract/rules/collaborative-games.ts';

/** A player's phrase, shown for a moment. */
export interface Said {
  readonly phrase: GamePhrase;
  readonly key: number;
}
