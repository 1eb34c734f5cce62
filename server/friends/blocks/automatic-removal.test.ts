import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, readUser } from '#contract/accounts.ts';
import { blockUser, listBlocks, unblockUser } from '#contract/friends.ts';
import { readPost } from '#contract/posts.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { breakWrites } from '#test/support/broken-writes.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { signInAgain } from '#test/support/family.ts';
import { decide, queue, read } from '#test/support/moderation.ts';
import { subjectsTo } from '#test/support/parent-mails.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { recordContact } from '../index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const block = (who: Child, whom: Child) => who.call(blockUser, { params: { id: whom.id } });
const isSignedIn = async (who: Child) => (await who.call(readUser, {})).status === 200;
/** Open cases about somebody, as a moderator of this day finds them. */
async function listRemovalCases(who: Child, staff?: Person) {
  return (await queue(staff ?? (await moderator()))).filter(
    ({ kind, title }) => kind === 'removal' && title === who.username,
  );
}

let moderatorCount = 0;
function moderator(): Promise<Person> {
  moderatorCount += 1;
  return hire(world, { username: `moderator_${moderatorCount}`, role: 'moderator' });
}
const parentAddress = ({ username }: Child) => `parent.of.${username}@example.org`;

/** A child with so many buddies who are here for longer than three days. */
async function known(by = 3): Promise<{ sam: Child; others: Child[] }> {
  const sam = await child(world);
  const others: Child[] = [];
  for (let at = 0; at < by; at += 1) {
    const other = await child(world);
    await makeBuddies(world, sam, other);
    others.push(other);
  }
  await world.pass(3 * DAY);
  return { sam, others: await Promise.all(others.map(signInAgain)) };
}

async function blockAll(others: readonly Child[], whom: Child): Promise<void> {
  for (const other of others) expect((await block(other, whom)).status).toBe(200);
}

describe('three blocks by children who knew somebody', () => {
  it('hide them from everybody, sign them out, and notify parents and staff', async () => {
    const { sam, others } = await known(4);
    const again = await signInAgain(sam);
    const witness = others[3] as Child;
    const id = await post(world, sam);

    await blockAll(others.slice(0, 2), sam);

    expect(await isSignedIn(again)).toBe(true);
    expect((await witness.call(readPost, { params: { id } })).status).toBe(200);

    await blockAll(others.slice(2, 3), sam);

    expect(await isSignedIn(again)).toBe(false);
    expect((await witness.call(readPost, { params: { id } })).status).toBe(404);

    const login = { username: sam.username, password: PASSWORD };
    expect((await world.visitor().call(logIn, { body: login })).error.code).toBe('removed');
    expect(await subjectsTo(world, parentAddress(sam))).toContain('Robin cannot sign in for now');

    const ines = await moderator();
    const [found] = await listRemovalCases(sam, ines);

    expect(found).toMatchObject({ reason: 'blocks', urgent: true, severity: 4 });

    const { data } = await read(ines, found?.id ?? '');
    expect(data.around).toHaveLength(3);
    expect(data.can).toEqual(['approve', 'remove', 'escalate', 'legal_hold']);
  });

  it('remove the child once when they come at the same moment', async () => {
    const { sam, others } = await known();
    const answers = await Promise.all(others.map((other) => block(other, sam)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await isSignedIn(await signInAgain(sam))).toBe(false);
    expect(await listRemovalCases(sam)).toHaveLength(1);

    const mails = (await subjectsTo(world, parentAddress(sam))).filter((subject) => subject.includes('cannot sign in'));
    expect(mails).toHaveLength(1);
  });

  it('count friendships that have ended, and every contact that a room has noted', async () => {
    const { sam, others } = await known(2);
    const [first, second] = others as [Child, Child];
    const third = await signInAgain(await child(world));
    await world.context.db.transaction((tx) => recordContact(world.context, tx, sam.id, third.id));
    await world.pass(3 * DAY);
    const [one, two, three] = await Promise.all([first, second, third].map(signInAgain));
    await block(one as Child, sam);
    await one?.call(unblockUser, { params: { id: sam.id } });

    await blockAll([one, two, three] as Child[], sam);

    expect(await isSignedIn(await signInAgain(sam))).toBe(false);
  });

  it.each<[string, (sam: Child) => Promise<Child>]>([
    ['of a stranger', async () => signInLater(await child(world), 3 * DAY)],
    [
      'of an account of yesterday',
      async (sam) => {
        const fresh = await child(world);
        await makeBuddies(world, sam, fresh);
        return signInLater(fresh, 3 * DAY - MINUTE);
      },
    ],
  ])('do not count the one %s', async (_who, come) => {
    const { sam, others } = await known(2);
    const third = await come(sam);

    await blockAll([...(await Promise.all(others.map(signInAgain))), third], sam);

    expect(await isSignedIn(await signInAgain(sam))).toBe(true);
    expect(await listRemovalCases(sam)).toEqual([]);
  });
});

async function signInLater(who: Child, time: number): Promise<Child> {
  await world.pass(time);
  return signInAgain(who);
}

describe('a removal', () => {
  async function removed() {
    const { sam, others } = await known(4);
    await blockAll(others.slice(0, 3), sam);
    const ines = await moderator();
    return { sam, others, ines, id: (await listRemovalCases(sam, ines))[0]?.id ?? '' };
  }

  it('is undone by a moderator: the child is back, the blocks stay, and the next one alone removes nobody', async () => {
    const { sam, others, ines, id } = await removed();

    expect((await decide(ines, id, 'approve')).status).toBe(200);
    expect(await isSignedIn(await signInAgain(sam))).toBe(true);
    expect(await subjectsTo(world, parentAddress(sam))).toContain('Robin can sign in again');
    expect((await others[0]?.call(listBlocks, {}))?.data.blocked).toHaveLength(1);

    await blockAll(others.slice(3), sam);

    expect(await isSignedIn(await signInAgain(sam))).toBe(true);
  });

  it('is not repeated by the same children, who lift their blocks and block again', async () => {
    const { sam, others, ines, id } = await removed();
    const [one, two, three, fourth] = others as [Child, Child, Child, Child];
    await decide(ines, id, 'approve');
    const again = await signInAgain(sam);
    await world.pass(MINUTE);

    for (const other of [one, two, three]) await other.call(unblockUser, { params: { id: sam.id } });
    await blockAll([one, two, fourth, three], sam);

    expect(await isSignedIn(again)).toBe(true);
    expect(await listRemovalCases(sam)).toEqual([]);
  });

  it('is confirmed by a moderator: the child stays out, and nothing is erased', async () => {
    const { sam, ines, id } = await removed();
    await decide(ines, id, 'remove');
    await world.pass(73 * HOUR);

    await world.context.jobs.run('friends.undo-removals');

    expect(await isSignedIn(await signInAgain(sam))).toBe(false);
    expect(await subjectsTo(world, parentAddress(sam))).toContain('Robin stays signed out');

    const { rows } = await world.context.db.pool.query('select state from accounts where id = $1', [sam.id]);
    expect(rows).toEqual([{ state: 'removed' }]);
  });

  it('is undone by itself after 72 hours without a decision', async () => {
    const { sam, id } = await removed();
    await world.pass(72 * HOUR - MINUTE);

    await world.context.jobs.run('friends.undo-removals');

    expect(await isSignedIn(await signInAgain(sam))).toBe(false);

    await world.pass(MINUTE);
    await world.context.jobs.run('friends.undo-removals');

    expect(await isSignedIn(await signInAgain(sam))).toBe(true);
    expect((await decide(await moderator(), id, 'remove')).error.code).toBe('already_decided');
  });

  it('that cannot be undone keeps no other from being undone, and the job counts as failed', async () => {
    const [broken, other] = [await removed(), await removed()];
    const mend = await breakWrites(world, 'update', 'cases', `new.id = '${broken.id}'`);
    await world.pass(72 * HOUR);

    await expect(world.context.jobs.run('friends.undo-removals')).rejects.toThrow('1 failed');

    expect(await isSignedIn(await signInAgain(broken.sam))).toBe(false);
    expect(await isSignedIn(await signInAgain(other.sam))).toBe(true);

    await mend();
  });

  it('is not decided by children', async () => {
    const { sam, others, id } = await removed();
    const reply = await decide(others[0] as Child, id, 'remove');

    expect(reply.error.code).toBe('not_for_you');
    expect(await isSignedIn(await signInAgain(sam))).toBe(false);
  });
});
