import { pipAddress } from '../art/pip/address.ts';
import { emojiCodes } from './emoji.ts';

/** What a child chooses from, by category. */
export const avatarEmoji = {
  animals: ['🐸', '🦊', '🐼', '🐧', '🦁', '🐨', '🐯', '🐰', '🐶', '🐱', '🦉', '🐢', '🐙', '🦋', '🐝', '🦔', '🐬', '🦕', '🐘', '🦥'],
  faces: ['😀', '😎', '🤓', '🥳', '😊', '🤠', '😇', '🤗', '😺', '🤩', '😋', '🙂', '😄', '🥰', '😴', '🤔', '😜', '🫠', '😌', '🤭'],
  fantasy: ['🦄', '🐉', '🧚', '🧜', '🧙', '🦸', '👑', '🤖', '👽', '👻', '🧞', '🧛', '🪄', '🏰', '🚀', '🛸', '🔮', '🧝', '🥷', '☄️'],
  food: ['🍓', '🍉', '🍕', '🍩', '🍪', '🧁', '🍦', '🍎', '🥕', '🥑', '🍌', '🍒', '🌽', '🥨', '🥞', '🍇', '🍋', '🍍', '🌮', '🍿'],
  sports: ['⚽', '🏀', '🎾', '🏈', '🏐', '🏓', '🥋', '⛸️', '🛹', '🚲', '🏊', '🧗', '🏄', '🤸', '🎿', '🏹', '🥊', '🏸', '⚾', '🏒'],
  nature: ['🌻', '🌈', '🌵', '🍄', '🌙', '⭐', '🌊', '🌳', '🍁', '❄️', '🔥', '🌸', '🪷', '🌴', '🪨', '🌋', '☀️', '🍀', '🐚', '⛰️'],
} as const; // biome-ignore format: a palette

export type AvatarCategory = keyof typeof avatarEmoji;
export const avatarCategories = Object.keys(avatarEmoji) as AvatarCategory[];
export const everyAvatarEmoji: readonly string[] = Object.values(avatarEmoji).flat();

/** Backgrounds, pale enough for every emoji. The first one is the default. */
export const avatarBackgrounds = [
  '#f8f9fa', '#ffe3e3', '#ffe8cc', '#fff3bf', '#e9fac8', '#d3f9d8', '#c3fae8', '#c5f6fa',
  '#d0ebff', '#dbe4ff', '#e5dbff', '#f3d9fa', '#ffdeeb', '#f5e1c8', '#dee2e6', '#343a40',
  '#ff8787', '#ffa94d', '#ffd43b', '#69db7c', '#38d9a9', '#4dabf7', '#748ffc', '#da77f2',
] as const; // biome-ignore format: a palette

/** Of the emoji that were asked for: a page of the feed asks for twenty. */
const known = new Map<string, string>();

/** An avatar as it is stored. `pip`: the look of the child's Pip, encoded, where the child shows it instead of the emoji. */
export interface StoredAvatar {
  readonly emoji: string;
  readonly background: string;
  readonly pip?: string | null;
}

/** Where the picture of an avatar is found, 200 x 200 px: the address never shows anything else. */
export function avatarAddress({ emoji, background, pip }: StoredAvatar): string {
  if (pip) return pipAddress({ pip, background });
  const codes = known.get(emoji) ?? emojiCodes(emoji);
  known.set(emoji, codes);
  return `/api/avatars/${codes}-${background.slice(1)}.png`;
}

/** What every answer says of how a child looks to others. */
export function presentAvatar({ emoji, background, pip }: Required<StoredAvatar>) {
  return { emoji, background, ...(pip ? { pip } : {}) };
}
