import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';
import { Problem } from '../platform/problem.ts';
import { putSetting } from '../platform/setting-queries.ts';
import type { CardKind, ContentItem } from './kind.ts';
import { findItem, type Library, readLibrary } from './library.ts';
import { CONTENT_VERSION, findVersion, replaceCards } from './library-queries.ts';

const state = new ModuleState<Library>('the library');

/** Reads the library, and brings the table up to date unless that was done for this version before. */
export async function openLibrary(context: Context): Promise<void> {
  const kinds = context.modules.flatMap(({ cardKinds = [] }) => cardKinds);
  const library = await readLibrary(kinds, context.config.contentDir);
  await storeLibrary(context.db, library, context.clock.now());
  state.set(context, library);
}

/** Makes the table hold exactly what the library holds; what is gone from it is retired. */
export async function storeLibrary(db: Context['db'], { items, version }: Library, now: Date): Promise<void> {
  const stored = await findVersion(db, {});
  if (stored.version === version) return;
  await db.transaction(async (tx) => {
    tx.write(replaceCards, { items: items.map((body) => ({ id: body.id, kind: body.kind, body })), now });
    tx.write(putSetting, { name: CONTENT_VERSION, value: version });
  });
}

export function libraryOf(context: Context): Library {
  return state.of(context);
}

/** The item that a call is about. */
export function loadItem<Item extends ContentItem>(context: Context, kind: CardKind<Item>, id: string): Item {
  const found = findItem(libraryOf(context), kind, id);
  if (!found) throw new Problem('not_found');
  return found;
}
