import type { CreativeWork } from '../../games/creative-challenge.ts';

/** The width of a sticker, in hundredths of the picture's width. */
export const stickerWidths = { 1: 9, 2: 15, 3: 24 } as const;

/** Joins words with spaces. Punctuation sticks to the word before it, and the text starts with a capital. */
export function tilesToText(chosen: readonly number[], tiles: readonly string[]): string {
  const text = chosen
    .map((tile) => tiles[tile] ?? '')
    .join(' ')
    .replace(/ ([.!])/g, '$1');
  return text.replace(/(^|[.!] )(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

export function isEmptyWork(work: CreativeWork): boolean {
  return (work.as === 'picture' ? work.stickers : work.tiles).length === 0;
}

export function isSameWork(one: CreativeWork, other: CreativeWork): boolean {
  return workKey(one) === workKey(other);
}

/** A database may return the fields in another order. */
function workKey(work: CreativeWork): string {
  if (work.as === 'words') return `words ${work.tiles.join(' ')}`;
  return `${work.paper} ${work.stickers.map(({ sticker, x, y, size }) => [sticker, x, y, size].join(' ')).join(',')}`;
}
