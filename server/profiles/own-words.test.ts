import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { readProfile } from '#contract/friends.ts';
import { updateUser } from '#contract/profiles.ts';
import { listStaffMessages, type StaffMessageTemplate } from '#contract/safety.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { child, makeBuddies } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

const GROOMING = 'meet me at the swings saturday 3pm';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

const change = (who: Person, body: { displayName?: string; bio?: string }) => who.call(updateUser, { body });
const own = async (who: Person) => (await who.call(readUser, {})).data;
/** Open cases about what somebody wants to be called, as a moderator reads them. */
async function listCases({ username }: Person) {
  const files = await Promise.all((await queue(ines)).map(async ({ id }) => (await read(ines, id)).data));
  return files.filter(({ authorName }) => authorName === username);
}
async function readMessages(who: Person): Promise<StaffMessageTemplate[]> {
  return (await who.call(listStaffMessages, { query: {} })).data.notices.map(({ template }) => template);
}

/** A child of 9 or 14 with a buddy, and how that one sees them. */
async function withBuddy(age = 9) {
  const author = await child(world, { age, nickname: NICKNAME });
  const buddy = await child(world, { age });
  await makeBuddies(world, author, buddy);
  const seen = async () => (await buddy.call(readProfile, { params: { id: author.id } })).data;
  return { author, buddy, seen };
}

/** The same who has been here for more than a week. */
async function withOldAccount(age = 14) {
  const { author, buddy } = await withBuddy(age);
  await world.pass(7 * DAY + MINUTE);
  ines = await signInAgainAsStaff();
  const [known, reader] = [await signInAgain(author), await signInAgain(buddy)];
  const seen = async () => (await reader.call(readProfile, { params: { id: author.id } })).data;
  return { author: known, seen };
}

/** One that Lilypad itself has made. */
const NICKNAME = 'Calm Heron';

let moderatorCount = 0;
async function signInAgainAsStaff(): Promise<Person> {
  moderatorCount += 1;
  return hire(world, { username: `ines_${'x'.repeat(moderatorCount)}`, role: 'moderator' });
}

async function consentedByMail(author: Person): Promise<Person> {
  await world.context.db.pool.query(`update children set consent_method = 'email_plus' where account_id = $1`, [
    author.id,
  ]);
  return author;
}

describe.each([
  ['displayName', 'Rain Fan', 'new_name', 'name'],
  ['bio', 'I like newts.', 'new_bio', 'bio'],
] as const)('a new %s in the first week', (field, words, kind, template) => {
  it('waits: its author sees it as waiting, a buddy sees what was there before', async () => {
    const { author, seen } = await withBuddy();
    const before = (await seen())[field];

    const { data } = await change(author, { [field]: words });

    expect(data.waiting).toMatchObject({ [field]: words });
    expect((await own(author))[field]).toBe(before);
    expect((await seen())[field]).toBe(before);
  });

  it('waits also from 13 on', async () => {
    const { author, seen } = await withBuddy(14);

    await change(author, { [field]: words });

    expect((await seen())[field]).not.toBe(words);
    expect(await listCases(author)).toMatchObject([{ kind, reason: 'held', text: words }]);
  });

  it('is shown when a moderator approves, and its author gets a message', async () => {
    const { author, seen } = await withBuddy();
    await change(author, { [field]: words });
    const [opened] = await listCases(author);
    await world.pass(60_000);

    await decide(ines, opened?.id ?? '', 'approve');

    expect((await seen())[field]).toBe(words);
    expect((await own(author)).updatedAt).toBe(world.clock.now().toISOString());
    expect((await own(author)).waiting).toEqual({ displayName: null, bio: null });
    expect(await readMessages(author)).toEqual([`${template}_approved`]);
  });

  it('is dropped when a moderator removes it, and its author gets a message', async () => {
    const { author, seen } = await withBuddy();
    const before = (await seen())[field];
    await change(author, { [field]: words });
    const [opened] = await listCases(author);

    await decide(ines, opened?.id ?? '', 'remove');

    expect((await seen())[field]).toBe(before);
    expect((await own(author)).waiting[field]).toBeNull();
    expect(await readMessages(author)).toEqual([`${template}_refused`]);
  });

  it('replaces the one before it, with its case', async () => {
    const { author } = await withBuddy();
    for (const tail of ['a', 'b', 'c']) await change(author, { [field]: `Frog ${tail}` });

    await change(author, { [field]: words });

    expect(await listCases(author)).toMatchObject([{ kind, text: words }]);
    expect((await own(author)).waiting[field]).toBe(words);
  });

  it('opens one case, also when ten tabs change it at once', async () => {
    const { author } = await withBuddy();

    const replies = await Promise.all([...'abcdefghij'].map((tail) => change(author, { [field]: `Frog ${tail}` })));

    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));

    const [opened, ...others] = await listCases(author);
    expect(others).toEqual([]);
    expect(opened?.text).toBe((await own(author)).waiting[field]);
  });

  it('sent again opens no other case', async () => {
    const { author } = await withBuddy();
    await change(author, { [field]: words });
    const before = await listCases(author);

    await change(author, { [field]: words });

    expect((await listCases(author)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('that was replaced while a moderator was reading it cannot be approved any more', async () => {
    const { author, seen } = await withBuddy();
    await change(author, { [field]: 'Nice frog' });
    const [opened] = await listCases(author);
    await change(author, { [field]: words });

    const { error } = await decide(ines, opened?.id ?? '', 'approve');

    expect(error.code).toBe('already_decided');
    expect((await seen())[field]).not.toMatch(/frog|newts|Brave/i);
  });

  it('taken back for what others see ends its case', async () => {
    const { author } = await withBuddy();
    const before = (await own(author))[field];
    await change(author, { [field]: words });

    await change(author, { [field]: before });

    expect(await listCases(author)).toEqual([]);
    expect((await own(author)).waiting[field]).toBeNull();
  });
});

describe('after the first week', () => {
  it('name and bio are shown at once where nothing is doubted', async () => {
    const { author, seen } = await withOldAccount();

    await change(author, { displayName: 'Rain Fan', bio: 'I like newts.' });

    expect(await seen()).toMatchObject({ displayName: 'Rain Fan', bio: 'I like newts.' });
    expect(await listCases(author)).toEqual([]);
  });

  it('they wait where consent came by e-mail', async () => {
    const { author, seen } = await withOldAccount(9);
    await consentedByMail(author);

    await change(author, { displayName: 'Rain Fan' });

    expect(await seen()).toMatchObject({ displayName: NICKNAME });
    expect(await listCases(author)).toMatchObject([{ kind: 'new_name', text: 'Rain Fan' }]);
  });

  it('what the filter is not sure about waits', async () => {
    const { author, seen } = await withOldAccount();

    const { status } = await change(author, { bio: "nobody let Leo play with us anymore, don't let him join" });

    expect(status).toBe(200);
    expect(await seen()).toMatchObject({ bio: '' });
    expect(await listCases(author)).toMatchObject([{ kind: 'new_bio', reason: 'held' }]);
  });

  it('words of a child in trouble go to staff alone, and are answered with comfort', async () => {
    const { author, seen } = await withOldAccount();

    const { data } = await change(author, { bio: 'I want to die' });

    expect(data.needsComfort).toBe(true);
    expect(await seen()).toMatchObject({ bio: '' });
    expect(await listCases(author)).toMatchObject([{ kind: 'cry', reason: 'crisis', urgent: true }]);
  });
});

it('emptying the bio needs no look, and takes back what waits', async () => {
  const { author, seen } = await withBuddy();
  await change(author, { bio: 'I like newts.' });

  await change(author, { bio: '' });

  expect(await seen()).toMatchObject({ bio: '' });
  expect(await listCases(author)).toEqual([]);
});

it('the nickname that sign-up gave is approved as it is', async () => {
  const author = await join(world, { age: 9, nickname: NICKNAME });

  expect(await own(author)).toMatchObject({ displayName: NICKNAME, waiting: { displayName: null, bio: null } });
});

it('an adult who poses as a child of 9 shows nobody an appointment', async () => {
  const { author, buddy, seen } = await withBuddy();
  const stranger = await child(world);

  await change(author, { bio: GROOMING, displayName: 'Swings Sat 3pm' });

  expect(await seen()).toMatchObject({ bio: '', displayName: NICKNAME });
  for (const reader of [buddy, stranger]) {
    const { body } = await reader.send('GET', `/api/users/${author.id}`);
    expect(body).not.toMatch(/swings|saturday|3pm/i);
  }
});
