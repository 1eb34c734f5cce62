import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { answerTrivia } from '#contract/cards.ts';
import { readFeed } from '#contract/feed.ts';
import { listFriends, readProfile } from '#contract/friends.ts';
import { createPost, likePost, listWaitingPosts, readPost } from '#contract/posts.ts';
import { listStaffMessages } from '#contract/safety.ts';
import { getLibrary } from '#server/cards/content-library.ts';
import { trivia } from '#server/cards/kinds/trivia.ts';
import { listItems } from '#server/cards/library.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { breakWrites } from '#test/support/broken-writes.ts';
import { type Child, child, makeBuddies, post } from '#test/support/children.ts';
import { caseAt, decide, handIn, queue } from '#test/support/moderation.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

let world: World;
let ines: Person;
let maya: Child;
beforeEach(async () => {
  world = await openWorld();
  [ines, maya] = [await hireInes(world), await child(world)];
  await handIn(maya);
});
afterEach(() => world[Symbol.asyncDispose]());

const story = () =>
  ({ clientId: newId(), title: 'My newt', content: 'It swims in the rain.', category: 'story' }) as const;
const write = () => maya.call(createPost, { body: story() });
const readPause = async (who: Child) => (await who.call(listStaffMessages, {})).data.pause;

describe('a rest', () => {
  it.each([
    ['pause_5m', 5 * MINUTE],
    ['pause_1h', HOUR],
    ['pause_24h', DAY],
  ] as const)('%s closes what is social at once, and ends by itself by the clock', async (decision, length) => {
    await maya.send('POST', '/api/login', { username: maya.username, password: PASSWORD, rememberMe: true });
    await decide(ines, (await caseAt(ines)).id, decision);
    const ends = new Date(world.clock.now().getTime() + length).toISOString();

    expect((await write()).error.code).toBe('paused');
    expect((await maya.call(readUser, {})).data.suspendedUntil).toBe(ends);
    expect(await readPause(maya)).toMatchObject({ endsAt: ends, canAppeal: true });
    expect((await maya.call(listWaitingPosts, {})).status).toBe(200);

    await world.pass(length - SECOND);

    expect((await write()).error.code).toBe('paused');

    await world.pass(SECOND);

    expect((await write()).status).toBe(201);
    expect(await readPause(maya)).toBeNull();
    expect((await maya.call(readUser, {})).data.suspendedUntil).toBeUndefined();
  });

  it('leaves the child riddles and points, and hides everyone else in the feed', async () => {
    const leo = await child(world);
    await makeBuddies(world, maya, leo);
    await post(world, leo);
    await decide(ines, (await caseAt(ines)).id, 'pause_1h');
    const { items } = (await maya.call(readFeed, {})).data;
    const question = items.find((item) => item.type === 'trivia');
    const { correctAnswer } = listItems(getLibrary(world.context), trivia).find(({ id }) => id === question?.id) ?? {};

    const body = { selectedAnswer: correctAnswer ?? 'A' };
    const { data } = await maya.call(answerTrivia, { params: { id: question?.id ?? '' }, body });

    expect(data).toMatchObject({ isCorrect: true, pointsAwarded: 35 });
    expect(items.filter((item) => item.type === 'post')).toEqual([]);
  });

  it('closes buddies, profiles and kind answers of others to the child', async () => {
    const leo = await child(world);
    await makeBuddies(world, maya, leo);
    const his = await post(world, leo);
    await decide(ines, (await caseAt(ines)).id, 'pause_1h');

    expect((await maya.call(listFriends, {})).error.code).toBe('paused');
    expect((await maya.call(readProfile, { params: { id: leo.id } })).error.code).toBe('paused');
    expect((await maya.call(likePost, { params: { id: his } })).error.code).toBe('paused');
    expect((await leo.call(readProfile, { params: { id: maya.id } })).error.code).toBe('not_found');
  });

  it('hides the child from buddies at once, and others from the child, until it ends', async () => {
    const leo = await child(world);
    await makeBuddies(world, maya, leo);
    const [hers, his] = [await post(world, maya), await post(world, leo)];
    const sees = async (who: Child, id: string) => {
      const { items } = (await who.call(readFeed, {})).data;
      return {
        inFeed: items.some((item) => item.id === id),
        page: (await who.call(readPost, { params: { id } })).status,
      };
    };

    expect(await sees(leo, hers)).toEqual({ inFeed: true, page: 200 });

    await decide(ines, (await caseAt(ines)).id, 'pause_5m');

    expect(await sees(leo, hers)).toEqual({ inFeed: false, page: 404 });
    expect(await sees(maya, his)).toEqual({ inFeed: false, page: 403 });

    await world.pass(5 * MINUTE);

    expect(await sees(leo, hers)).toEqual({ inFeed: true, page: 200 });
    expect(await sees(maya, his)).toEqual({ inFeed: true, page: 200 });
  });

  it('is announced by a message, and leaves the child signed in', async () => {
    await decide(ines, (await caseAt(ines)).id, 'pause_1h');
    const { data } = await maya.call(listStaffMessages, {});

    expect(data.notices).toMatchObject([{ template: 'paused', about: 'My frog' }]);

    const login = { username: maya.username, password: PASSWORD };
    expect((await world.visitor().send('POST', '/api/login', login)).statusCode).toBe(200);
  });

  it('is no news any more once it has run out, and stays among what was read', async () => {
    await decide(ines, (await caseAt(ines)).id, 'pause_1h');

    expect((await maya.call(readUser, {})).data.hasStaffMessages).toBe(true);

    await world.pass(HOUR);
    const { data } = await maya.call(listStaffMessages, {});

    expect(data.notices).toEqual([]);
    expect(data.past).toMatchObject([{ template: 'paused', about: 'My frog' }]);
    expect((await maya.call(readUser, {})).data.hasStaffMessages).toBeUndefined();
  });

  it('applies on another node at once', async () => {
    await using second = await openWorld({ nodeOf: world });
    const there = maya.at(second);

    expect((await there.call(createPost, { body: story() })).status).toBe(201);

    await decide(ines, (await caseAt(ines)).id, 'pause_1h');
    await world.pass(31 * SECOND); // without Redis the other node forgets by itself

    expect((await there.call(createPost, { body: story() })).error.code).toBe('paused');
  });

  it('closes open sockets, and opens no new one', async () => {
    await world.listen();
    const { port } = world.app.server.address() as { port: number };
    const origin = `http://127.0.0.1:${port}`;
    const headers = { cookie: maya.cookieHeader, origin };
    const connect = () => new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers } as unknown as string[]);
    const socket = connect();
    await once(socket, 'open');
    const heard: string[] = [];
    socket.onmessage = ({ data }) => void heard.push(String(data));
    const closed = once(socket, 'close');

    await decide(ines, (await caseAt(ines)).id, 'pause_1h');
    await closed;

    expect(heard.at(-1)).toBe('{"type":"bye","reason":"paused"}');

    const { error } = (
      await maya.send('GET', '/ws', undefined, { origin: `http://localhost:80`, host: 'localhost:80' })
    ).json();
    expect(error.code).toBe('paused');

    await once(connect(), 'close');
  });
});

describe('removing an account', () => {
  const isSignedIn = async () => (await maya.send('GET', '/api/user')).statusCode === 200;
  const finish = () => world.context.jobs.run('safety.finish-lone-removals');

  it('takes two: the first suspends the child, the second agrees', async () => {
    await hire(world, { username: 'ada', role: 'admin' });
    const { id } = await caseAt(ines);

    expect((await decide(ines, id, 'remove_account')).data.state).toBe('removing');
    expect((await decide(ines, id, 'remove_account')).data.state).toBe('removing');
    expect(await isSignedIn()).toBe(true);
    expect((await write()).error.code).toBe('paused');

    await world.pass(2 * DAY);
    await finish();
    const login = { username: maya.username, password: PASSWORD };

    expect((await maya.send('POST', '/api/login', { ...login, rememberMe: true })).statusCode).toBe(200);

    const otto = await hire(world, { username: 'otto', role: 'moderator' });
    expect((await decide(otto, id, 'remove_account')).data.state).toBe('decided');
    expect(await isSignedIn()).toBe(false);
    expect((await world.visitor().send('POST', '/api/login', login)).json().error.code).toBe('removed');
  });

  it('lets the second one say no, and the suspension ends', async () => {
    const otto = await hire(world, { username: 'otto', role: 'moderator' });
    const { id } = await caseAt(ines);

    await decide(ines, id, 'remove_account');

    expect((await decide(otto, id, 'approve')).status).toBe(200);
    expect(await isSignedIn()).toBe(true);
    expect((await write()).status).toBe(201);
    expect(await readPause(maya)).toBeNull();
  });

  it('does not count a second one who joined less than a day ago', async () => {
    const { id } = await caseAt(ines);
    await decide(ines, id, 'remove_account');
    const second = await hire(world, { username: 'ines_two', role: 'moderator', isNew: true });

    const { status, error } = await decide(second, id, 'remove_account');

    expect(status).toBe(403);
    expect(error.message).toContain('You joined the staff less than a day ago.');
    expect(await isSignedIn()).toBe(true);
  });

  it('counts them a day later', async () => {
    const { id } = await caseAt(ines);
    await decide(ines, id, 'remove_account');
    const second = await hire(world, { username: 'ines_two', role: 'moderator', isNew: true });
    await world.context.db.pool.query(`update sessions set remembered = true`);

    await world.pass(DAY);

    expect((await decide(second, id, 'remove_account')).data.state).toBe('decided');
  });

  it('lets the new one say no', async () => {
    const { id } = await caseAt(ines);
    await decide(ines, id, 'remove_account');

    const second = await hire(world, { username: 'ines_two', role: 'moderator', isNew: true });

    expect((await decide(second, id, 'approve')).status).toBe(200);
  });

  it('waits a day where there is only one', async () => {
    const { id } = await caseAt(ines);
    await maya.send('POST', '/api/login', { username: maya.username, password: PASSWORD, rememberMe: true });
    await decide(ines, id, 'remove_account');
    await world.pass(DAY - 1);

    await finish();

    expect(await isSignedIn()).toBe(true);

    await world.pass(1);
    await finish();

    expect(await isSignedIn()).toBe(false);
    expect(await queue(await hire(world, { username: 'otto', role: 'moderator' }))).toEqual([]);
  });

  it('keeps no other from being removed where it fails, and the job counts as failed', async () => {
    const leo = await child(world);
    const { id } = await caseAt(ines);
    await decide(ines, id, 'remove_account');
    await handIn(leo);
    await decide(ines, (await queue(ines)).find(({ state }) => state === 'open')?.id ?? '', 'remove_account');
    await breakWrites(world, 'update', 'cases', `new.id = '${id}'`);
    await world.pass(DAY);

    await expect(finish()).rejects.toThrow('1 failed');

    const { rows } = await world.context.db.pool.query("select id from accounts where state = 'removed'");
    expect(rows).toEqual([{ id: leo.id }]);
  });
});
