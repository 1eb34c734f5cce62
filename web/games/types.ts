import type { GameType } from '#contract/games.ts';
import type { Tone } from '#web/ui/style/tone.ts';

interface GameLook {
  readonly emoji: string;
  readonly tone: Tone;
  /** What stands around in its picture. */
  readonly scenery: readonly string[];
}

/** How every screen shows each game. */
export const gameLooks: Readonly<Record<GameType, GameLook>> = {
  memory_match: { emoji: '🪷', tone: 'grape', scenery: ['🪷', '🐸', '🪷'] },
  number_guess: { emoji: '🐠', tone: 'sky', scenery: ['🐠', '❓', '🫧'] },
  word_scramble: { emoji: '🔤', tone: 'lotus', scenery: ['🦋', '🔤', '🌷'] },
  math_challenge: { emoji: '🦆', tone: 'teal', scenery: ['🦆', '➕', '🦆'] },
};
