import type { CardKind } from '#contract/cards.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { Problem } from '../platform/problem.ts';
import type { ItemOf } from './content.ts';
import { findItem, type Library, readLibrary } from './library.ts';
import { findVersion, keepItems } from './library-queries.ts';

const libraries = new WeakMap<Context, Library>();

/** Reads the library, and brings the table up to date where that was not done for this version yet. */
export async function openLibrary(context: Context): Promise<void> {
  const library = await readLibrary(context.config.contentDir);
  await shelve(context.db, library, context.clock.now());
  libraries.set(context, library);
}

/** Makes the table hold just what the library holds; what is gone from it is retired. */
export async function shelve(db: Queryable, { items, version }: Library, now: Date): Promise<void> {
  const shelved = await findVersion(db, {});
  if (shelved?.version === version) return;
  await keepItems(db, { items: items.map((body) => ({ id: body.id, kind: body.kind, body })), version, now });
}

export function libraryOf(context: Context): Library {
  const library = libraries.get(context);
  if (!library) throw new Error('the library is not open yet');
  return library;
}

/** The item that a call is about. */
export function loadItem<K extends CardKind>(context: Context, kind: K, id: string): ItemOf<K> {
  const found = findItem(libraryOf(context), kind, id);
  if (!found) throw new Problem('not_found');
  return found;
}
