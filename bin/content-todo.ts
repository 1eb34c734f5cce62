import { resolve } from 'node:path';
import { type ContentItem, getCardKind, readItems } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';
import { ownFolder } from './content/items.ts';

/** Lists what writers can still add: `npm run content:todo`, or `npm run content:todo -- hints` for the items of one wish. */

const wishes: Readonly<Record<string, (item: ContentItem & Partial<Wished>) => boolean>> = {
  hints: ({ kind, hints }) => kind === 'riddle' && (hints ?? []).length === 0,
  why: ({ kind, why }) => kind === 'riddle' && why === undefined,
};

interface Wished {
  readonly hints: readonly string[];
  readonly why: string;
}

const [wish] = process.argv.slice(2);
const items = await readItems(cardKinds, resolve(ownFolder));
for (const [name, isMissing] of Object.entries(wishes)) {
  const missing = items.filter(isMissing);
  console.log(`${name}: ${missing.length} still lack it`);
  if (name === wish)
    for (const item of missing) console.log(`  ${item.id} ${getCardKind(cardKinds, item).source.texts(item).heading}`);
}
