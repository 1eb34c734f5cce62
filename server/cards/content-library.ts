import type { Context } from '../platform/context.ts';
import { uncounted } from '../platform/db/round-trips.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import type { Module } from '../platform/module.ts';
import { ModuleState } from '../platform/module-state.ts';
import { Problem } from '../platform/problem.ts';
import { saveSetting } from '../platform/setting-queries.ts';
import { listPublished } from './desk/generated-queries.ts';
import type { CardKind, ContentItem } from './kind.ts';
import { createLibrary, findItem, type Library, readLibrary } from './library.ts';
import { CONTENT_VERSION, findVersion, replaceCards } from './library-queries.ts';

const state = new ModuleState<Library>('the library');
/** The part that was read from files. */
const filesState = new ModuleState<Library>('the files of the library');

/** The built-in content is read only once, even if several nodes run in one process, as in tests. */
const ownLibraries = new WeakMap<readonly Module[], Promise<Library>>();

const CHANGED = 'generated-riddles';

/** Reads the library, and updates the table if that wasn't done for this version yet. */
export async function openLibrary(context: Context): Promise<void> {
  const library = await readFiles(context);
  await storeLibrary(context.db, library, context.clock.now());
  filesState.set(context, library);
  await addGenerated(context);
  const addLater = (): void =>
    void uncounted(() => addGenerated(context)).catch((err: unknown) =>
      context.log.error({ err }, 'the generated riddles could not be loaded'),
    );
  context.bus.subscribe(CHANGED, addLater);
  context.bus.onReconnect(addLater);
}

async function readFiles({ modules, config: { contentDir } }: Context): Promise<Library> {
  const known = contentDir === undefined ? ownLibraries.get(modules) : undefined;
  if (known) return known;
  const reading = readLibrary(
    modules.flatMap(({ cardKinds = [] }) => cardKinds),
    contentDir,
  );
  if (contentDir === undefined) ownLibraries.set(modules, reading);
  return reading;
}

/** Adds the published riddles of the generator to this node's library. Existing decks are dealt again. */
async function addGenerated(context: Context): Promise<void> {
  setGenerated(context, await listPublished(context.db, {}));
}

function setGenerated(context: Context, rows: readonly { readonly body: ContentItem }[]): void {
  const files = filesState.get(context);
  const generated = rows.map(({ body }) => body).filter(({ id }) => !files.places.has(id));
  state.set(context, generated.length > 0 ? createLibrary(files.kinds, [...files.items, ...generated]) : files);
}

/**
 * Call it after changing generated riddles in this transaction. This node has them before it answers; other nodes reload soon
 * after.
 */
export function reloadGenerated(context: Context, tx: Transaction): void {
  const rows = tx.readAtCommit(() => listPublished(tx, {}));
  tx.afterCommit(() => {
    setGenerated(context, rows.result);
    context.bus.publish(CHANGED, {});
  });
}

export function getLibraryFiles(context: Context): Library {
  return filesState.get(context);
}

/** Makes the table match the library. Items that are no longer in the library are retired. */
export async function storeLibrary(db: Context['db'], { items, version }: Library, now: Date): Promise<void> {
  const stored = await findVersion(db, {});
  if (stored.version === version) return;
  await db.transaction(async (tx) => {
    tx.write(replaceCards, { items: items.map((body) => ({ id: body.id, kind: body.kind, body })), now });
    tx.write(saveSetting, { name: CONTENT_VERSION, value: version });
  });
}

export function getLibrary(context: Context): Library {
  return state.get(context);
}

export function loadItem<Item extends ContentItem>(context: Context, kind: CardKind<Item>, id: string): Item {
  const found = findItem(getLibrary(context), kind, id);
  if (!found) throw new Problem('not_found');
  return found;
}
