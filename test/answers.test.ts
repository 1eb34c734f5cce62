import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readFirstRiddle } from '#contract/cards/kinds/riddle.ts';
import { answerTrivia, guessRiddle, guessWord, revealRiddle } from '#contract/cards.ts';
import { readChatDrawing } from '#contract/chat.ts';
import { readColoringPicture } from '#contract/coloring.ts';
import { readFeed } from '#contract/feed.ts';
import { readDrawing } from '#contract/posts/drawings.ts';
import { readAvatar, readPipPicture } from '#contract/profiles.ts';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import { type ContentItem, getLibrary } from '#server/cards/index.ts';
import { smallContent } from './content/small.ts';
import { freshCall } from './endpoints/call.ts';
import { calls } from './endpoints/calls.ts';
import { type EndpointWorld, openEndpointWorld } from './endpoints/endpoint-world.ts';

/** Planted in place of every answer: it occurs nowhere else. */
const CANARY = 'qzxcanary';

let pond: EndpointWorld;
beforeAll(async () => {
  pond = await openEndpointWorld({ settings: { CONTENT_DIR: smallContent() } });
});
// Calls of staff load the content again, and with it the real answers.
beforeEach(async () => {
  await pond.world.context.events.idle();
  for (const item of getLibrary(pond.world.context).items) plant(item);
});
afterAll(() => pond.world[Symbol.asyncDispose]());

/** What gives an item away, by its kind. */
const secrets: Readonly<Record<string, object>> = {
  riddle: { answer: `${CANARY} riddle`, accepts: [`${CANARY} accepted`], why: `${CANARY} why` },
  trivia: { explanation: `${CANARY} trivia` },
  word_puzzle: { word: CANARY.toUpperCase() },
};

function plant(item: ContentItem): void {
  Object.assign(item, secrets[item.kind]);
}

/** Shows the answer as one of three choices, as trivia does. */
const choosing = [readFirstRiddle.route];
/** These calls return an answer that was just earned or revealed. */
const earning: readonly string[] = [guessRiddle, revealRiddle, answerTrivia, guessWord].map(({ route }) => route);
const rows = calls
  .filter(({ endpoint }) => ![...earning, ...choosing].includes(endpoint.route))
  .map((call) => [call.endpoint.route, call] as const);

it.each(rows)('%s leaks no answer', async (_route, call) => {
  const { browser, path, body } = await freshCall(pond, call);
  const reply = await browser.send(call.endpoint.route.split(' ')[0] ?? '', path, body);

  expect(reply.statusCode).toBeLessThan(400);
  expect(reply.body.toLowerCase()).not.toContain(CANARY);
  expect(reply.headers['cache-control']).toBe(cacheControlFor(call.endpoint));
});

/** What a browser may cache: avatars and frogs, whose addresses never change content, and responses that it revalidates. */
function cacheControlFor(endpoint: EndpointDefinition): string {
  if (([readAvatar, readPipPicture] as EndpointDefinition[]).includes(endpoint))
    return 'public, max-age=31536000, immutable';
  const isPicture = ([readDrawing, readChatDrawing, readColoringPicture] as EndpointDefinition[]).includes(endpoint);
  return endpoint.isPolled || isPicture ? 'private, no-cache' : 'no-store';
}

it('the first riddle shows its answer as one of three choices, and nowhere else', async () => {
  const child = await pond.newChild();

  const { first } = (await child.call(readFirstRiddle, {})).data;
  const { choices = [], ...rest } = first ?? {};

  expect(choices).toHaveLength(3);
  expect(choices.filter((choice) => choice.toLowerCase().includes(CANARY))).toHaveLength(1);
  expect(JSON.stringify(rest).toLowerCase()).not.toContain(CANARY);
});

it('a whole deck leaks no answer', async () => {
  const child = await pond.newChild();
  let page = await child.call(readFeed, {});
  let items = 0;

  for (let number = 2; page.data.hasMore; number += 1) {
    expect(JSON.stringify(page.data).toLowerCase()).not.toContain(CANARY);
    for (const item of page.data.items)
      expect(item).not.toHaveProperty(item.type === 'trivia' ? 'correctAnswer' : 'answer');
    items += page.data.items.length;
    page = await child.call(readFeed, { query: { page: number, deck: page.data.deck } });
  }
  expect(items).toBeGreaterThan(300);
});

it('a wrong guess, a refusal and the API description leak no answer either', async () => {
  const child = await pond.newChild();
  const ids = getLibrary(pond.world.context).items;
  const riddle = ids.find(({ kind }) => kind === 'riddle')?.id ?? '';
  const word = ids.find(({ kind }) => kind === 'word_puzzle')?.id ?? '';
  const replies = [
    await child.send('POST', `/api/riddles/${riddle}/guess`, { guess: 'wrong' }),
    await child.send('POST', `/api/riddles/${riddle}/guess`, { guess: '' }),
    await child.send('POST', `/api/riddles/${word}/guess`, { guess: 'wrong' }),
    await child.send('POST', `/api/word-puzzles/${word}/guess`, { guess: 'WRONG' }),
    await child.send('GET', '/api/openapi.json'),
  ];

  for (const reply of replies) expect(reply.body.toLowerCase()).not.toContain(CANARY);
});

it('the answer is returned after the child has earned it', async () => {
  const child = await pond.newChild();
  const riddle = getLibrary(pond.world.context).items.find(({ kind }) => kind === 'riddle')?.id ?? '';

  const { data } = await child.call(revealRiddle, { params: { id: riddle } });

  expect(data.answer).toContain(CANARY);
});
