import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryFilter } from '#contract/safety/screening.ts';
import { DAY } from '#server/platform/clock.ts';
import { child } from '#test/support/children.ts';
import { handIn } from '#test/support/moderation.ts';
import { ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  const zoe = await child(world, { age: 14 });
  await handIn(zoe, { content: 'An old story of glorps.' });
  await world.pass(8 * DAY);
  await zoe.send('POST', '/api/login', { username: zoe.username, password: PASSWORD });
  ines = await hireInes(world);
  await handIn(zoe, { content: 'A Glörp lives in my pond.' });
  await handIn(zoe, { content: 'A glorpian is something else.' });
});
afterAll(() => world[Symbol.asyncDispose]());

const attempt = async (text: string, proposal?: { change: 'add' | 'allow'; word: string }) =>
  (await ines.call(tryFilter, { body: { text, ...(proposal ? { proposal } : {}) } })).data;

it('says what the filter finds, where, and how bad it is', async () => {
  const text = 'You are a bitch.';
  const { decision, findings, severity, version, week } = await attempt(text);

  expect(decision).toBe('refuse');
  expect(week).toBeNull();
  expect(severity).toBeGreaterThan(0);
  expect(version).toMatch(/^filter-/);
  expect(findings.map(({ from, to }) => text.slice(from, to))).toContain('bitch');
  expect(await attempt('You are a frog.')).toMatchObject({ decision: 'allow', findings: [] });
});

it('shows what a new blocked word would have held this week, and only that', async () => {
  const { decision, week } = await attempt('Look, a glorp!', { change: 'add', word: 'glorp' });

  expect(decision).toBe('hold');
  expect(week).toMatchObject({ read: 2, changed: [{ before: { decision: 'allow' }, after: { decision: 'hold' } }] });
  expect(week?.changed[0]?.text).toContain('A Glörp lives in my pond.');
});

it('counts all that would change, and shows the first twenty', async () => {
  const writers = [await child(world, { age: 14 }), await child(world, { age: 14 }), await child(world, { age: 14 })];
  for (const writer of writers)
    for (let at = 0; at < 7; at += 1) await handIn(writer, { content: `A flimmer number ${at}.` });

  const { week } = await attempt('', { change: 'add', word: 'flimmer' });

  expect(week?.changes).toBe(21);
  expect(week?.changed).toHaveLength(20);
});

it('shows what would pass without a blocked word', async () => {
  expect((await attempt('You are a bitch.', { change: 'allow', word: 'Bitch' })).decision).toBe('allow');
});

it('takes special characters in a word literally', async () => {
  expect((await attempt('Any word at all', { change: 'add', word: '.*' })).decision).toBe('allow');
});
