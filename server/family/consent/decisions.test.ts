import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import { createPost, readPost } from '#contract/posts.ts';
import { updateUser } from '#contract/profiles.ts';
import { child as anyChild, makeBuddies, post } from '#test/support/children.ts';
import { addParent, decide, newFamily, rowsOfChild, signInAgain, wait } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import type { Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { newId } from '../../platform/tokens.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const parent = () => world.visitor();
const open = (token: string) => parent().call(calls.openConsentLink, { body: { token } });
const readStatus = async (child: Person) => (await child.call(readUser, {})).data.parentalConsentStatus;

describe('the link in the notice', () => {
  it('names the child as the mail does, by first name and username, and says what can be chosen', async () => {
    const { child, link } = await newFamily(world, { firstName: 'Maya' });
    const { data } = await open(link);

    expect(data).toMatchObject({
      state: 'open',
      about: {
        purpose: 'decide',
        username: child.username,
        name: 'Maya',
        consent: 'pending',
        methods: ['email_plus', 'signed_form', 'in_person'],
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/Puddle|@/);
  });

  it("changes nothing when it is opened, however often, or by a mail scanner's GET or HEAD", async () => {
    const { child, link, notMine } = await newFamily(world);
    for (const path of ['/consent', `/consent?token=${link}`, `/api/family/consent?token=${link}`])
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        await parent().send(method, path, undefined, { accept: 'text/html' });

    expect((await parent().send('HEAD', '/consent', undefined, { accept: 'text/html' })).body).toBe('');

    for (const token of [link, link, notMine]) await open(token);

    expect(await readStatus(child)).toBe('pending');
    expect((await decide(world, link, 'yes')).status).toBe(200);
  });

  it('opens exactly the chosen scopes, at once', async () => {
    const { child, link } = await newFamily(world);
    const { data } = await decide(world, link, 'yes', ['posts', 'buddies']);

    expect(data).toEqual({ consent: 'granted', scopes: ['posts', 'buddies'], eraseAt: null, isStricter: false });

    const user = (await child.call(readUser, {})).data;
    expect(user).toMatchObject({ parentalConsentStatus: 'granted', parentalConsentMethod: 'email_plus' });
    expect(user.can).toMatchObject({ writePosts: true, meetOthers: true });
    expect((await child.call(calls.readConsent, {})).data).toMatchObject({
      scopes: ['posts', 'buddies'],
      isNews: true,
    });
    expect((await child.call(calls.markConsentSeen, {})).status).toBe(204);
    expect((await child.call(calls.readConsent, {})).data.isNews).toBe(false);
  });

  it('accepts consent without any scopes', async () => {
    const { child, link } = await newFamily(world);

    expect((await decide(world, link, 'yes')).data).toMatchObject({ consent: 'granted', scopes: [] });
    expect((await child.call(updateUser, { body: { bio: 'I like rain.' } })).status).toBe(200);

    const story = { clientId: newId(), title: 'My frog', content: 'It jumps very high.', category: 'story' } as const;
    expect((await child.call(createPost, { body: story })).error.code).toBe('scope_off');
  });

  it('does not open scopes that need a stronger method', async () => {
    const { child, link } = await newFamily(world);

    for (const scope of ['chat', 'reach'] as const)
      expect((await decide(world, link, 'yes', [scope])).error.code).toBe('stronger_consent');
    expect(await readStatus(child)).toBe('pending');
  });

  it('works once, even when two people answer at the same time', async () => {
    const { child, link } = await newFamily(world);
    const answers = await Promise.all([
      decide(world, link, 'yes', ['posts']),
      decide(world, link, 'no'),
      decide(world, link, 'yes'),
    ]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'gone')).toHaveLength(2);
    expect(await rowsOfChild(child, 'consent_answers')).toBe(1);
    expect((await open(link)).data).toEqual({ state: 'used', about: null });
    expect((await decide(world, link, 'no')).error.code).toBe('gone');
  });

  it('is replaced by a newer one', async () => {
    const { child, link, address } = await newFamily(world);

    await child.call(calls.resendDirectNotice, {});
    await world.context.events.idle();

    expect((await open(link)).data.state).toBe('replaced');
    expect((await decide(world, link, 'no')).error.code).toBe('gone');
    expect((await decide(world, (await readLinks(world, address)).link, 'yes')).status).toBe(200);
  });

  it("belongs to one parent: another one's answer neither uses it up nor counts as theirs", async () => {
    const { child, link } = await newFamily(world);
    await addParent(child, 'amal.decides@example.org');
    await child.call(calls.resendDirectNotice, {});
    await world.context.events.idle();

    const hers = (await readLinks(world, 'amal.decides@example.org')).link;

    expect((await decide(world, hers, 'yes', ['posts'])).status).toBe(200);
    expect((await decide(world, hers, 'no')).error.code).toBe('gone');
    expect((await open(link)).data.state).toBe('replaced');

    const his = (await readLinks(world, (await child.call(readUser, {})).data.parentEmail ?? '')).link;
    expect((await open(his)).data).toMatchObject({ state: 'open', about: { purpose: 'decide', isRestated: false } });
    expect(await rowsOfChild(child, 'consent_answers')).toBe(1);
    expect((await decide(world, his, 'no')).data).toMatchObject({ consent: 'granted', scopes: [] });
    expect(await rowsOfChild(child, 'consent_answers')).toBe(2);
  });

  it('has one purpose only', async () => {
    const { child, link, notMine } = await newFamily(world);

    expect((await decide(world, notMine, 'yes')).error.code).toBe('gone');
    expect((await parent().call(calls.reportNotMyChild, { body: { token: link } })).error.code).toBe('gone');
    expect((await parent().call(calls.revokeConsent, { body: { token: link } })).error.code).toBe('gone');
    expect((await parent().call(calls.undoRefusal, { body: { token: link } })).error.code).toBe('gone');
    expect(await readStatus(child)).toBe('pending');
  });

  it('is unknown if made up, and expires after a week', async () => {
    expect((await open('a'.repeat(43))).data).toEqual({ state: 'unknown', about: null });

    const { link } = await newFamily(world);
    await wait(world, 7 * DAY);

    expect((await open(link)).data.state).toBe('late');
    expect((await decide(world, link, 'yes')).error.code).toBe('gone');
  });

  it('is stored only as a hash', async () => {
    const { link } = await newFamily(world);
    const { rows: found } = await world.context.db.pool.query('select l::text as row from consent_links l');

    expect(found.some(({ row }) => row.includes(link))).toBe(false);
  });
});

describe('consent by mail', () => {
  it('is confirmed a day later, with a link that withdraws at once', async () => {
    const { child, link, address } = await newFamily(world);

    await decide(world, link, 'yes', ['posts', 'buddies']);
    await wait(world, 23 * HOUR);

    expect(await subjectsTo(world, address)).not.toContain('You gave consent for Robin');

    await wait(world, HOUR + MINUTE);

    expect((await subjectsTo(world, address)).at(-1)).toBe('You gave consent for Robin');

    const out = (await readLinks(world, address)).link;
    expect((await open(out)).data.about).toMatchObject({ purpose: 'way_out', scopes: ['posts', 'buddies'] });
    expect(await readStatus(await signInAgain(child))).toBe('granted');

    const { data } = await parent().call(calls.revokeConsent, { body: { token: out } });
    expect(data).toMatchObject({ consent: 'revoked', scopes: [] });
    expect((await child.call(readUser, {})).status).toBe(401);
    expect((await parent().call(calls.revokeConsent, { body: { token: out } })).error.code).toBe('gone');
  });

  it('can be withdrawn with that link for a year', async () => {
    const { link, address } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    await wait(world, DAY + MINUTE);
    const out = (await readLinks(world, address)).link;

    await world.pass(364 * DAY);

    expect((await open(out)).data.state).toBe('open');

    await world.pass(2 * DAY);

    expect((await open(out)).data.state).toBe('late');
  });

  it('is confirmed once, by whichever node is first', async () => {
    const { link, address } = await newFamily(world);
    await decide(world, link, 'yes');
    await using second = await openWorld({ nodeOf: world });
    await world.pass(DAY + MINUTE);
    await Promise.all([world, second].map(({ context }) => context.jobs.run('family.send-mails')));
    await wait(world, DAY);
    const all = [...world.mailbox.newestFirst(), ...second.mailbox.newestFirst()];
    const confirmations = all.filter(({ to, subject }) => to === address && subject.startsWith('You gave consent'));

    expect(confirmations.map(({ subject }) => subject)).toEqual(['You gave consent for Robin']);
  });
});

describe('withdrawn consent', () => {
  it('hides everything at once and erases after a week', async () => {
    const { child, link, address } = await newFamily(world, { username: 'frog_of_omar' });
    const friend = await anyChild(world);
    await makeBuddies(world, child, friend);
    await decide(world, link, 'yes', ['posts', 'buddies']);
    const story = await post(world, child);
    const reads = async () => (await friend.call(readPost, { params: { id: story } })).status;

    expect(await reads()).toBe(200);

    await revokeByMail(address);
    const back = await signInAgain(friend);

    expect((await back.call(readPost, { params: { id: story } })).status).toBe(404);

    const goer = await signInAgain(child);
    expect(await readStatus(goer)).toBe('revoked');
    expect((await goer.call(updateUser, { body: { favoriteColor: 'mint' } })).error.code).toBe('consent_required');
    expect((await goer.call(readFeed, {})).status).toBe(200);

    await wait(world, 7 * DAY - HOUR);

    expect(await rowsOfChild(child, 'children')).toBe(1);

    await wait(world, 2 * HOUR);

    expect(await rowsOfChild(child, 'children')).toBe(0);
  });

  it('can be given again until then', async () => {
    const { child, link, address } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    await revokeByMail(address);
    const undo = (await readLinks(world, address)).link;

    const { data } = await parent().call(calls.undoRefusal, { body: { token: undo } });

    expect(data).toEqual({ consent: 'granted', scopes: ['posts'], eraseAt: null, isStricter: false });

    await wait(world, 8 * DAY);

    expect(await readStatus(await signInAgain(child))).toBe('granted');
    expect((await parent().call(calls.undoRefusal, { body: { token: undo } })).error.code).toBe('gone');
  });
});

async function revokeByMail(address: string): Promise<void> {
  await wait(world, DAY + MINUTE);
  const { link } = await readLinks(world, address);
  await parent().call(calls.revokeConsent, { body: { token: link } });
  await world.context.events.idle();
}
