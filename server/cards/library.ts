import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Card, CardKind } from '#contract/cards.ts';
import { SetupError } from '../platform/setup-error.ts';
import { type Item, type ItemOf, item } from './content.ts';
import { present } from './present.ts';

/** All cards of this version, in memory: the same on every node, because it is read from the same files. */
export interface Library {
  /** Hash of everything in it; two libraries with the same version are the same. */
  readonly version: string;
  /** In a fixed order; decks name items by their place in it. */
  readonly items: readonly Item[];
  /** What a child sees who has not done the item yet, at the same places. */
  readonly fresh: readonly Card[];
  readonly places: ReadonlyMap<string, number>;
  readonly placesOf: Readonly<Record<CardKind, readonly number[]>>;
}

const ownFolder = fileURLToPath(new URL('../../content', import.meta.url));

const kindOfFile: Readonly<Record<string, CardKind>> = {
  'jokes.json': 'joke',
  'trivia.json': 'trivia',
  'posters.json': 'poster',
  'fun-facts.json': 'fun_fact',
  'common-knowledge.json': 'common_knowledge',
  'word-puzzles.json': 'wordPuzzles',
};

/** Reads a folder of content; throws a SetupError that names the file and the item when something is wrong there. */
export async function readLibrary(folder = ownFolder): Promise<Library> {
  const riddles = await readdir(join(folder, 'riddles'));
  const read = await Promise.all([
    ...Object.entries(kindOfFile).map(([file, kind]) => readItems(folder, file, { kind })),
    ...riddles.map((file) =>
      readItems(folder, join('riddles', file), { kind: 'riddle', category: file.replace('.json', '') }),
    ),
  ]);
  return createLibrary(read.flat().filter(({ reviewed }) => reviewed));
}

export function createLibrary(given: readonly Item[]): Library {
  const items = given.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const twice = items.find(({ id }, at) => items[at + 1]?.id === id);
  if (twice) throw new SetupError(`Two items in the folder content have the id ${twice.id}.`);
  return {
    version: createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16),
    items,
    fresh: items.map((item) => Object.freeze(present(item))),
    places: new Map(items.map(({ id }, place) => [id, place])),
    placesOf: placesByKind(items),
  };
}

/** The item with this id, if it is of this kind and still in the library. */
export function findItem<K extends CardKind>(library: Library, kind: K, id: string): ItemOf<K> | undefined {
  const found = library.items[library.places.get(id) ?? -1];
  return found?.kind === kind ? (found as ItemOf<K>) : undefined;
}

async function readItems(folder: string, file: string, common: object): Promise<Item[]> {
  const given = JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown;
  if (!Array.isArray(given)) throw new SetupError(`content/${file} must hold a list.`);
  return given.map((one: object, at) => {
    const read = item.safeParse({ ...one, ...common });
    if (!read.success) throw new SetupError(`content/${file}, item ${at + 1}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

function placesByKind(items: readonly Item[]): Record<CardKind, number[]> {
  const places: Record<CardKind, number[]> = {
    riddle: [],
    joke: [],
    trivia: [],
    poster: [],
    fun_fact: [],
    common_knowledge: [],
    wordPuzzles: [],
  };
  for (const [place, { kind }] of items.entries()) places[kind].push(place);
  return places;
}
