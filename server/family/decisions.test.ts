import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, readUser, updateUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import { createPost, readPost } from '#contract/posts.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { linksIn, subjectsTo } from '#test/letters.ts';
import { join, type Newcomer, type Person } from '#test/people.ts';
import { child as anyChild, makeBuddies, post } from '#test/pond.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';
import { newId } from '../platform/tokens.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const parent = () => world.visitor();
const open = (token: string) => parent().call(calls.openConsentLink, { body: { token } });
const decide = (token: string, decision: 'yes' | 'no', scopes: Scope[] = []) =>
  parent().call(calls.decideConsent, { body: { token, decision, scopes } });
const statusOf = async (child: Person) => (await child.call(readUser, {})).data.parentalConsentStatus;

let families = 0;
/** A child of 9 with a parent of their own, and the links of the notice. */
async function newFamily(newcomer: Newcomer = {}) {
  families += 1;
  const address = `omar.${families}@example.org`;
  const child = await join(world, { age: 9, parentEmail: address, ...newcomer });
  return { child, address, ...(await linksIn(world, address)) };
}

async function wait(milliseconds: number): Promise<void> {
  world.clock.pass(milliseconds);
  for (const name of ['family.send-mails', 'family.follow-time', 'family.send-mails'])
    await world.context.jobs.run(name);
  await world.context.events.idle();
}

describe('the link of the notice', () => {
  it('says who the child is by username only, and what can be chosen', async () => {
    const { child, link } = await newFamily({ firstName: 'Maya' });
    const { data } = await open(link);
    expect(data).toMatchObject({
      state: 'open',
      about: { purpose: 'decide', username: child.username, consent: 'pending', methods: ['email_plus', 'in_person'] },
    });
    expect(JSON.stringify(data)).not.toMatch(/Maya|Puddle|@/);
  });

  it('changes nothing by being opened, however often, and by no GET', async () => {
    const { child, link, notMine } = await newFamily();
    for (const path of ['/consent', `/consent?token=${link}`, `/api/family/consent?token=${link}`])
      await parent().send('GET', path, undefined, { accept: 'text/html' });
    for (const token of [link, link, notMine]) await open(token);
    expect(await statusOf(child)).toBe('pending');
    expect((await decide(link, 'yes')).status).toBe(200);
  });

  it('opens what was chosen, at once, and nothing else', async () => {
    const { child, link } = await newFamily();
    const { data } = await decide(link, 'yes', ['posts', 'buddies']);
    expect(data).toEqual({ consent: 'granted', scopes: ['posts', 'buddies'], eraseAt: null, isStricter: false });
    const user = (await child.call(readUser, {})).data;
    expect(user).toMatchObject({ parentalConsentStatus: 'granted', parentalConsentMethod: 'email_plus' });
    expect(user.can).toMatchObject({ writePosts: true, meetOthers: true });
    expect((await child.call(calls.readConsent, {})).data).toMatchObject({
      scopes: ['posts', 'buddies'],
      isNews: true,
    });
    expect((await child.call(calls.seeConsent, {})).status).toBe(204);
    expect((await child.call(calls.readConsent, {})).data.isNews).toBe(false);
  });

  it('lets a yes to nothing be a yes', async () => {
    const { child, link } = await newFamily();
    expect((await decide(link, 'yes')).data).toMatchObject({ consent: 'granted', scopes: [] });
    expect((await child.call(updateUser, { body: { bio: 'I like rain.' } })).status).toBe(200);
    const story = { clientId: newId(), title: 'My frog', content: 'It jumps very high.', category: 'story' } as const;
    expect((await child.call(createPost, { body: story })).error.code).toBe('scope_off');
  });

  it('does not open what needs a stronger yes', async () => {
    const { child, link } = await newFamily();
    for (const scope of ['chat', 'reach'] as const)
      expect((await decide(link, 'yes', [scope])).error.code).toBe('stronger_consent');
    expect(await statusOf(child)).toBe('pending');
  });

  it('works once, even when two say something at the same time', async () => {
    const { child, link } = await newFamily();
    const answers = await Promise.all([decide(link, 'yes', ['posts']), decide(link, 'no'), decide(link, 'yes')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'gone')).toHaveLength(2);
    expect(await rows('consent_answers', child)).toBe(1);
    expect((await open(link)).data).toEqual({ state: 'used', about: null });
    expect((await decide(link, 'no')).error.code).toBe('gone');
  });

  it('gives way to a newer one', async () => {
    const { child, link, address } = await newFamily();
    await child.call(calls.resendConsent, {});
    await world.context.events.idle();
    expect((await open(link)).data.state).toBe('replaced');
    expect((await decide(link, 'no')).error.code).toBe('gone');
    expect((await decide((await linksIn(world, address)).link, 'yes')).status).toBe(200);
  });

  it('is for one question only', async () => {
    const { child, link, notMine } = await newFamily();
    expect((await decide(notMine, 'yes')).error.code).toBe('gone');
    expect((await parent().call(calls.notMine, { body: { token: link } })).error.code).toBe('gone');
    expect((await parent().call(calls.revokeConsent, { body: { token: link } })).error.code).toBe('gone');
    expect((await parent().call(calls.undoNo, { body: { token: link } })).error.code).toBe('gone');
    expect(await statusOf(child)).toBe('pending');
  });

  it('is unknown when somebody made it up, and too late after a week', async () => {
    expect((await open('a'.repeat(43))).data).toEqual({ state: 'unknown', about: null });
    const { link } = await newFamily();
    await wait(7 * DAY);
    expect((await open(link)).data.state).toBe('late');
    expect((await decide(link, 'yes')).error.code).toBe('gone');
  });

  it('is kept as a hash only', async () => {
    const { link } = await newFamily();
    const { rows: found } = await world.context.db.pool.query('select l::text as row from consent_links l');
    expect(found.some(({ row }) => row.includes(link))).toBe(false);
  });
});

describe('a yes by mail', () => {
  it('is confirmed a day later, with a way out that revokes at once', async () => {
    const { child, link, address } = await newFamily();
    await decide(link, 'yes', ['posts', 'buddies']);
    await wait(23 * HOUR);
    expect(await subjectsTo(world, address)).not.toContain(`You have said yes for ${child.username}`);
    await wait(HOUR + MINUTE);
    expect((await subjectsTo(world, address)).at(-1)).toBe(`You have said yes for ${child.username}`);
    const out = (await linksIn(world, address)).link;
    expect((await open(out)).data.about).toMatchObject({ purpose: 'way_out', scopes: ['posts', 'buddies'] });
    expect(await statusOf(await again(child))).toBe('granted');
    const { data } = await parent().call(calls.revokeConsent, { body: { token: out } });
    expect(data).toMatchObject({ consent: 'revoked', scopes: [] });
    expect((await child.call(readUser, {})).status).toBe(401);
    expect((await parent().call(calls.revokeConsent, { body: { token: out } })).error.code).toBe('gone');
  });

  it('is confirmed once, by whichever node comes first', async () => {
    const { child, link, address } = await newFamily();
    await decide(link, 'yes');
    await using second = await openWorld({ nodeOf: world });
    world.clock.pass(DAY + MINUTE);
    await Promise.all([world, second].map(({ context }) => context.jobs.run('family.send-mails')));
    await wait(DAY);
    const all = [...world.mailbox.newestFirst(), ...second.mailbox.newestFirst()];
    const confirmations = all.filter(({ to, subject }) => to === address && subject.startsWith('You have said yes'));
    expect(confirmations.map(({ subject }) => subject)).toEqual([`You have said yes for ${child.username}`]);
  });
});

describe('a yes that is taken back', () => {
  it('hides everything at once and erases after a week', async () => {
    const { child, link, address } = await newFamily({ username: 'frog_of_omar' });
    const friend = await anyChild(world);
    await makeBuddies(world, child, friend);
    await decide(link, 'yes', ['posts', 'buddies']);
    const story = await post(world, child);
    const reads = async () => (await friend.call(readPost, { params: { id: story } })).status;
    expect(await reads()).toBe(200);
    await revokeByMail(address);
    const back = await again(friend);
    expect((await back.call(readPost, { params: { id: story } })).status).toBe(404);
    const goer = await again(child);
    expect(await statusOf(goer)).toBe('revoked');
    expect((await goer.call(updateUser, { body: { favoriteColor: 'mint' } })).error.code).toBe('consent_required');
    expect((await goer.call(readFeed, {})).status).toBe(200);
    await wait(7 * DAY - HOUR);
    expect(await rows('children', child)).toBe(1);
    await wait(2 * HOUR);
    expect(await rows('children', child)).toBe(0);
  });

  it('can be given again until then', async () => {
    const { child, link, address } = await newFamily();
    await decide(link, 'yes', ['posts']);
    await revokeByMail(address);
    const undo = (await linksIn(world, address)).link;
    const { data } = await parent().call(calls.undoNo, { body: { token: undo } });
    expect(data).toEqual({ consent: 'granted', scopes: ['posts'], eraseAt: null, isStricter: false });
    await wait(8 * DAY);
    expect(await statusOf(await again(child))).toBe('granted');
    expect((await parent().call(calls.undoNo, { body: { token: undo } })).error.code).toBe('gone');
  });
});

async function revokeByMail(address: string): Promise<void> {
  await wait(DAY + MINUTE);
  const { link } = await linksIn(world, address);
  await parent().call(calls.revokeConsent, { body: { token: link } });
  await world.context.events.idle();
}

async function again(child: Person): Promise<Person> {
  const browser = world.visitor();
  await browser.call(logIn, { body: { username: child.username, password: PASSWORD, rememberMe: true } });
  return Object.assign(browser, { id: child.id, username: child.username, browser });
}

async function rows(table: 'consent_answers' | 'children', { id }: Person): Promise<number> {
  const column = table === 'children' ? 'account_id' : 'child_id';
  const { rows: found } = await world.context.db.pool.query(`select 1 from ${table} where ${column} = $1`, [id]);
  return found.length;
}
