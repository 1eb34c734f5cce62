import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Card } from '#contract/cards.ts';
import { lazy } from '../platform/lazy.ts';
import { hash32 } from '../platform/random.ts';
import { SetupError } from '../platform/setup-error.ts';
import { toBands } from './age-bands.ts';
import { type CardKind, type ContentItem, untouched } from './kind.ts';
import { plainWords } from './matching.ts';

/** All cards of this version, in memory. The same on every node, because all read the same files. */
export interface Library {
  /** A hash of the content: two libraries with the same version are identical. */
  readonly version: string;
  readonly kinds: readonly CardKind[];
  /** In a fixed order. Decks refer to items by their index. */
  readonly items: readonly ContentItem[];
  /** The kind of each item, at the same index. */
  readonly kindAt: readonly CardKind[];
  /** The card for a child who hasn't touched the item yet, at the same index. */
  readonly fresh: readonly Card[];
  /** The index of each item, by id. */
  readonly places: ReadonlyMap<string, number>;
  /** The age bands each item fits, at the same index: one bit per band. */
  readonly bandsAt: Uint8Array;
  /** A hash of each item's id, at the same index. A random choice for an item stays the same when other items come or go. */
  readonly hashAt: Uint32Array;
  /** Every word that is in any item, in lower case. */
  readonly words: () => ReadonlySet<string>;
  /** The indexes of the items of each kind. */
  readonly placesByKind: Readonly<Record<string, readonly number[]>>;
}

const ownFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** What children can see of a content folder. */
export async function readLibrary(kinds: readonly CardKind[], folder = ownFolder): Promise<Library> {
  const items = await readItems(kinds, folder);
  return createLibrary(
    kinds,
    items.filter(({ reviewed }) => reviewed),
  );
}

/** Everything in a content folder. Throws a SetupError that names the file and the item if something is wrong. */
export async function readItems(kinds: readonly CardKind[], folder = ownFolder): Promise<ContentItem[]> {
  const items = await Promise.all(kinds.map((kind) => readKind(kind, folder)));
  return items.flat();
}

export function createLibrary(kinds: readonly CardKind[], unordered: readonly ContentItem[]): Library {
  const items = unordered.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const twice = items.find(({ id }, place) => items[place + 1]?.id === id);
  if (twice) throw new SetupError(`Two items in the folder content have the id ${twice.id}.`);
  return {
    version: createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16),
    kinds,
    items,
    kindAt: items.map((item) => getCardKind(kinds, item)),
    fresh: items.map((item) => Object.freeze(getCardKind(kinds, item).present(item, untouched))),
    bandsAt: Uint8Array.from(items, toBands),
    hashAt: Uint32Array.from(items, ({ id }) => hash32(0, id)),
    words: lazy(() => new Set(items.flatMap((item) => listWords(getCardKind(kinds, item), item)))),
    places: new Map(items.map(({ id }, place) => [id, place])),
    placesByKind: Object.fromEntries(kinds.map(({ name }) => [name, placesWhere(items, ({ kind }) => kind === name)])),
  };
}

export function getCardKind(kinds: readonly CardKind[], { id, kind }: ContentItem): CardKind {
  const found = kinds.find(({ name }) => name === kind);
  if (!found) throw new Error(`${id} is of no known kind`);
  return found;
}

/** The item with this id, if it has this kind and is still in the library. */
export function findItem<Item extends ContentItem>(
  { items, places }: Library,
  { name }: CardKind<Item>,
  id: string,
): Item | undefined {
  const found = items[places.get(id) ?? -1];
  return found?.kind === name ? (found as Item) : undefined;
}

export function listItems<Item extends ContentItem>({ items }: Library, { name }: CardKind<Item>): Item[] {
  return items.filter(({ kind }) => kind === name) as Item[];
}

async function readKind(kind: CardKind, folder: string): Promise<ContentItem[]> {
  const files = await listFiles(kind, folder);
  const items = await Promise.all(files.map((file) => readItemsOfFile(kind, folder, file)));
  return items.flat();
}

async function listFiles({ source: { path } }: CardKind, folder: string): Promise<string[]> {
  if (path.endsWith('.json')) return [path];
  return (await readdir(join(folder, path))).map((file) => join(path, file));
}

async function readItemsOfFile({ name, source }: CardKind, folder: string, file: string): Promise<ContentItem[]> {
  const list = JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown;
  if (!Array.isArray(list)) throw new SetupError(`content/${file} must hold a list.`);
  const common = { kind: name, ...source.fieldsOfFile?.(basename(file, '.json')) };
  return list.map((one: object, at) => {
    const read = source.shape.safeParse({ ...one, ...common });
    if (!read.success) throw new SetupError(`content/${file}, item ${at + 1}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

function listWords({ source }: CardKind, item: ContentItem): string[] {
  const { shown, answer = '' } = source.texts(item);
  return [...shown, answer].flatMap(plainWords);
}

function placesWhere(items: readonly ContentItem[], isWanted: (item: ContentItem) => boolean): number[] {
  return items.flatMap((item, place) => (isWanted(item) ? [place] : []));
}
