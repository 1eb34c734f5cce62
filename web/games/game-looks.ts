import type { GameType } from '#contract/games.ts';
import type { Tone } from '#web/ui/style/tone.ts';

interface GameLook {
  readonly emoji: string;
  readonly tone: Tone;
  /** The background of its picture. */
  readonly scenery: readonly string[];
}

/** How each game looks on every screen. */
export const gameLooks: Readonly<Record<GameType, GameLook>> = {
  memory_match: { emoji: '🪷', tone: 'grape', scenery: ['🪷', '🐸', '🪷'] },
  number_guess: { emoji: '🐠', tone: 'sky', scenery: ['🐠', '❓', '🫧'] },
  word_scramble: { emoji: '🔤', tone: 'lotus', scenery: ['🦋', '🔤', '🌷'] },
  math_challenge: { emoji: '🦆', tone: 'teal', scenery: ['🦆', '➕', '🦆'] },
};
