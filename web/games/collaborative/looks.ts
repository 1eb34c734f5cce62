import type { CollaborativeGame } from '#contract/collaborative-games.ts';
import { type CollaborativeGameType, isGameTitle } from '#contract/rules/collaborative-games.ts';
import type { Tone } from '#web/ui/style/tone.ts';
import { t } from './messages/index.ts';

/** How each game looks on every screen. */
export const looks: Readonly<Record<CollaborativeGameType, { readonly tone: Tone; readonly emoji: string }>> = {
  memory_match: { tone: 'grape', emoji: '🎴' },
  word_puzzle: { tone: 'lotus', emoji: '🔤' },
  trivia_challenge: { tone: 'sky', emoji: '💡' },
  creative_challenge: { tone: 'ember', emoji: '🎨' },
};

/** A game's title in the reader's language. */
export function gameTitle({ title }: Pick<CollaborativeGame, 'title'>): string {
  return isGameTitle(title) ? t(`together.title.${title}`) : title;
}

/** The page with the list of games. */
export const GAMES_PATH = '/gamification?view=collaborative';
