import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Card } from '#contract/cards.ts';
import { type CardKind, presentCard, readLibrary } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';
import { cardKinds as webKinds } from '#web/feed/kinds.ts';
import { deal } from './deck.ts';

const shape = z.strictObject({
  id: z.string(),
  kind: z.literal('tongue_twister'),
  reviewed: z.boolean(),
  words: z.string(),
});

/** A kind that the product does not have. This is all that the server would need to know about it. */
const tongueTwister: CardKind<z.output<typeof shape>> = {
  name: 'tongue_twister',
  source: { path: 'tongue-twisters.json', shape, texts: ({ words }) => ({ heading: words, shown: [words] }) },
  weight: 10,
  hasState: false,
  present: ({ id, words }) => ({ type: 'tongue_twister', id, words }) as unknown as Card,
};

const folder = mkdtempSync(join(tmpdir(), 'lilypad-new-kind-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a new kind of card needs only its own file and its line in the list to be dealt and presented', async () => {
  writeFileSync(
    join(folder, 'tongue-twisters.json'),
    JSON.stringify([{ id: 'twister1', reviewed: true, words: 'Six slick slugs slide.' }]),
  );
  const library = await readLibrary([tongueTwister], folder);

  const places = deal(1, {
    ...library,
    done: new Uint8Array(1),
    posts: 0,
    postOnTop: false,
    band: 0,
    bandByKind: {},
    again: false,
  }).upTo(20);

  expect(places.map((place) => presentCard(library, place))).toEqual([
    { type: 'tongue_twister', id: 'twister1', words: 'Six slick slugs slide.' },
  ]);
});

it('no two kinds of card share a name or a place in the folder of content', () => {
  expect(new Set(cardKinds.map(({ name }) => name)).size).toBe(cardKinds.length);
  expect(new Set(cardKinds.map(({ source }) => source.path)).size).toBe(cardKinds.length);
});

it('the browser reports as shown the kinds of which the server keeps no state', () => {
  const shown = webKinds.filter(({ isReadOnceShown }) => isReadOnceShown).map(({ type }): string => type);
  const stateless = cardKinds.filter(({ hasState }) => !hasState).map(({ name }) => name);

  expect(shown.sort()).toEqual(stateless.sort());
});
