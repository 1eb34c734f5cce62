import type { GameType } from '#contract/games.ts';
import type { Tone } from '#web/ui/style/tone.ts';

/** How each game looks on every screen. */
export const gameLooks: Readonly<Record<GameType, { readonly emoji: string; readonly tone: Tone }>> = {
  memory_match: { emoji: '🪷', tone: 'grape' },
  number_guess: { emoji: '🐠', tone: 'sky' },
  word_scramble: { emoji: '🔤', tone: 'lotus' },
  math_challenge: { emoji: '🦆', tone: 'teal' },
};
