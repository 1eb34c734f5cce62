import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CardKind, type ContentItem, readItems } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';

export const ownFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** All items of a folder; with those of our own when it is only a few, so that they can be compared. */
export async function readItemsToCheck(folder: string): Promise<ContentItem[]> {
  const kinds = cardKinds.filter(({ source: { path } }) => existsSync(join(folder, path)));
  if (kinds.length === 0) throw new Error(`${folder} holds none of ${paths(cardKinds)}.`);
  const theirs = await readItems(kinds, folder);
  const own = folder === ownFolder ? [] : await readItems(cardKinds);
  const isWhole = theirs.length > own.length / 2;
  return isWhole ? theirs : [...own, ...theirs];
}

function paths(kinds: readonly CardKind[]): string {
  return kinds.map(({ source: { path } }) => path).join(', ');
}
