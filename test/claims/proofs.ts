import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { logIn, sendVerification, verifyEmail } from '#contract/accounts.ts';
import { guessRiddle, type RiddleCard, readTodaysRiddle, revealRiddle } from '#contract/cards.ts';
import { type FeedItem, readFeed } from '#contract/feed.ts';
import { readPoints } from '#contract/points.ts';
import { createPost, readPost } from '#contract/posts.ts';
import { readUserCount, updateUser } from '#contract/profiles.ts';
import { signUps } from '#server/accounts/index.ts';
import { readItems } from '#server/cards/index.ts';
import { cardKinds } from '#server/modules.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import type { ClaimName } from '#web/landing/claims.ts';
import { rules } from '../../bin/content/rules.ts';
import { child, makeBuddies, post } from '../support/children.ts';
import { codeFor, grant, join, type Newcomer, signUpFormFor } from '../support/people.ts';
import { type Browser, openWorld, PASSWORD, type World } from '../world.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const content = await readItems(cardKinds);

/** Proves a claim of the landing page through HTTP. */
type Proof = (world: World) => Promise<void>;

export const proofs: Record<ClaimName, Proof> = {
  play: async (world) => {
    const items = await manyItems(await child(world));
    expect(items.map(({ type }) => type)).toEqual(expect.arrayContaining(['riddle', 'joke', 'trivia', 'wordPuzzles']));
    expect(new Set(items.map(({ type, id }) => type + id)).size).toBe(items.length);
  },

  ages: async () => {
    await using world = await openWorld({ settings: { MAX_AGE: '' } });
    for (const age of [6, 13]) expect((await signUp(world, { age })).status).toBe(200);
    for (const age of [5, 14]) expect((await signUp(world, { age })).error.code).toBe('age_refused');
    await using wider = await openWorld({ settings: { MAX_AGE: '16' } });
    expect((await signUp(wider, { age: 16 })).status).toBe(200);
    expect((await signUp(wider, { age: 17 })).error.code).toBe('age_refused');
  },

  riddle: async (world) => {
    const { id, points } = (await world.visitor().call(readTodaysRiddle, {})).data;
    const guess = { params: { id }, body: { guess: answerTo(id) } };
    expect((await world.visitor().call(guessRiddle, guess)).error.code).toBe('sign_in_required');
    const maya = await join(world);
    expect((await maya.call(guessRiddle, guess)).data.pointsAwarded).toBe(points);
  },

  count: async (world) => {
    for (const [children, shown] of [
      [99, 99],
      [100, 100],
      [1284, 1200],
      [1300, 1300],
    ] as const) {
      await settle(world, children);
      expect((await world.visitor().call(readUserCount, {})).data.count).toBe(shown);
    }
  },

  levels: async (world) => {
    const maya = await join(world);
    const riddles = (await manyItems(maya)).filter(({ type }) => type === 'riddle') as RiddleCard[];
    const levels: number[] = [];
    for (const [at, { id }] of riddles.slice(0, 9).entries()) {
      const params = { id };
      if (at % 3 === 2) await maya.call(revealRiddle, { params });
      else await maya.call(guessRiddle, { params, body: { guess: answerTo(id) } });
      levels.push((await maya.call(readPoints, {})).data.currentLevel);
    }
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(levels.at(-1)).toBeGreaterThan(1);
  },

  consent: async (world) => {
    expect((await signUp(world, { age: 9 }, { parentEmail: undefined })).error.fields).toHaveProperty('parentEmail');
    const newcomer = { age: 12, username: 'waterlily', parentEmail: 'omar@example.org' };
    const { signupId } = (await signUp(world, newcomer)).data;
    const tryLogIn = async () => (await logInAs(world, newcomer.username)).status;
    expect(await tryLogIn()).toBe(401);
    const code = await codeFor(world, newcomer.parentEmail);
    const wrong = code === '000000' ? '111111' : '000000';
    const verify = (given: string) => world.visitor().call(verifyEmail, { body: { signupId, code: given } });
    expect((await verify(wrong)).error.code).toBe('wrong_code');
    expect(await tryLogIn()).toBe(401);
    expect((await verify(code)).status).toBe(201);
    expect(await tryLogIn()).toBe(200);
  },

  loop: async (world) => {
    await join(world, { age: 12, username: 'rain_drop', parentEmail: 'rain@example.org' });
    const { subject, text } = await world.mailTo('rain@example.org');
    expect(subject).toMatch(/^What may \w+ do at Lilypad\?$/);
    expect(text).toContain('erased');
  },

  alone: async (world) => {
    const [maya, leo] = [await child(world), await child(world)];
    await makeBuddies(world, maya, leo);
    const [ofMaya, ofLeo] = [await post(world, maya), await post(world, leo)];
    const read = async (who: Browser, id: string) => (await who.call(readPost, { params: { id } })).status;
    expect([await read(leo, ofMaya), await read(maya, ofLeo)]).toEqual([200, 200]);

    await grant(maya, [], 'pending');
    expect([await read(leo, ofMaya), await read(maya, ofLeo)]).toEqual([404, 403]);
    expect((await manyItems(maya)).filter(({ type }) => type === 'post')).toEqual([]);
    expect((await manyItems(leo)).filter(({ type }) => type === 'post')).toEqual([]);
    const story = { clientId: newId(), title: 'My frog', content: 'It jumps very high.', category: 'story' } as const;
    expect((await maya.call(createPost, { body: story })).error.code).toBe('consent_required');
    expect((await maya.call(updateUser, { body: { bio: 'I like frogs.' } })).error.code).toBe('consent_required');
  },

  names: async (world) => {
    const secret = {
      firstName: 'Zqfirst',
      lastName: 'Zqlast',
      parentEmail: 'zqmail@example.org',
      parentName: 'Zqparent',
    };
    const maya = await join(world, { ...secret, age: 9, scopes: ['posts', 'buddies'] });
    const leo = await child(world);
    await makeBuddies(world, maya, leo);
    await post(world, maya);
    await world.pass(MINUTE); // decks of one minute share the order of posts
    for (const displayName of listSpellings('Zqfirst')) {
      const { status, error } = await maya.call(updateUser, { body: { displayName } });
      expect(status, displayName).toBe(400);
      expect(error.fields?.['displayName']).toBe('Pick a pond name. Keep your real one for friends you know.');
    }
    const seen = JSON.stringify((await manyItems(leo)).filter(({ type }) => type === 'post'));
    expect(seen).toContain(maya.username);
    expect(seen).not.toMatch(/Zq|birth|email|20\d\d-\d\d-\d\d"/);
  },

  ads: async (world) => {
    const { headers, cookies } = await world.visitor().send('GET', '/', undefined, { accept: 'text/html' });
    const rules = String(headers['content-security-policy']).split(';');
    const sources = rules.flatMap((rule) => rule.trim().split(' ').slice(1));
    expect(rules).toContain("default-src 'self'");
    // A hash allows one inline script of the page.
    const foreign = sources.filter((source) => !/^('self'|'none'|'sha256-[^']+'|data:)$/.test(source));
    expect(foreign).toEqual([]);
    expect(cookies).toEqual([]);
  },

  content: async (world) => {
    const shipped = new Map(content.map((item) => [item.id, item]));
    const items = await manyItems(await join(world));
    expect(items.length).toBeGreaterThan(40);
    expect(items.filter(({ id }) => !shipped.has(id))).toEqual([]);
    for (const { name, findFaults } of rules) expect(findFaults(content), name).toEqual([]);
  },

  open: async () => {
    const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
    expect(read('LICENSE')).toMatch(/Apache License\s+Version 2\.0/);
    expect(JSON.parse(read('package.json')).license).toBe('Apache-2.0');
  },
};

/** The first pages of a feed, from one deck. */
async function manyItems(who: Browser): Promise<FeedItem[]> {
  const first = (await who.call(readFeed, {})).data;
  const rest = [2, 3, 4].map((page) => who.call(readFeed, { query: { page, deck: first.deck } }));
  return [first, ...(await Promise.all(rest)).map(({ data }) => data)].flatMap(({ items }) => items);
}

async function signUp(world: World, newcomer: Newcomer, changes: object = {}) {
  await signUps.setRegistration(world.context.db, 'open');
  return world.visitor().call(sendVerification, { body: { ...signUpFormFor(world, newcomer), ...changes } });
}

function logInAs(world: World, username: string) {
  return world.visitor().call(logIn, { body: { username, password: PASSWORD } });
}

function answerTo(id: string): string {
  const riddle = content.find((item) => item.id === id) as { answer?: string } | undefined;
  return riddle?.answer ?? '';
}

/** Adds children up to this number, and lets the minute pass after which they are counted again. */
async function settle(world: World, children: number): Promise<void> {
  const { pool } = world.context.db;
  const now = world.clock.now();
  await pool.query(
    `insert into accounts (id, role, username, password_hash, created_at, updated_at)
     select gen_random_uuid(), 'child', 'newt_' || number, '', $2, $2
     from generate_series((select count(*) + 1 from accounts where role = 'child' and state = 'active'), $1::integer) number`,
    [children, now],
  );
  await world.pass(MINUTE);
}

/** Ways in which a child may try to show a real name. */
function listSpellings(name: string): string[] {
  return [
    name,
    name.toUpperCase(),
    `${name} the Frog`,
    `Frog${name}`,
    [...name].join(' '),
    [...name].join('.'),
    name.replace('i', '1'),
    name.replace('i', 'і'),
    name.replace('i', 'ï'),
    [...name].join('\u200d'),
  ];
}
