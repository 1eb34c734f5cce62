import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/tokens.ts';
import { pages } from '#web/pages.ts';
import { child } from './support/children.ts';
import { type Browser, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const addresses = Object.keys(pages).map((path) => path.replace(/:\w+/g, newId()));

/** What browsers, link previews, crawlers, monitors and commands send. */
const readers: readonly Record<string, string>[] = [
  { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  { accept: '*/*' },
  { accept: 'text/plain' },
  { accept: 'image/*' },
  { accept: 'application/json, text/plain' },
  { accept: '' },
  {},
];
const programs = ['application/json', 'application/json; charset=utf-8', 'application/problem+json, application/json'];

const ask = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string>) =>
  world.app.inject({ method, url, headers });

describe.each(addresses)('the page at %s', (address) => {
  it.each(readers)('is sent to a client that accepts %j, and HEAD answers without the body', async (headers) => {
    const [whole, head] = [await ask('GET', address, headers), await ask('HEAD', address, headers)];

    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-type']).toContain('text/html');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toContain('text/html');
    expect(head.body).toBe('');
  });

  it.each(programs)('is not sent to a program that accepts only %s', async (accept) => {
    const reply = await ask('GET', address, { accept });

    expect(reply.statusCode).toBe(404);
    expect(reply.json().error.code).toBe('not_found');
  });
});

describe.each(['a visitor', 'a child'])('the head of a page that %s opens', (reader) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = reader === 'a child' ? await child(world) : world.visitor();
  });

  it.each(addresses)('has nothing to fill in, at %s', async (address) => {
    const { body } = await browser.send('GET', address, undefined, { accept: 'text/html' });
    const shown = body.match(/<title>.*?<\/title>|<meta [^>]*>/g) ?? [];

    expect(shown).not.toEqual([]);
    expect(shown.filter((line) => /\{\w+\}/.test(line))).toEqual([]);
  });
});
