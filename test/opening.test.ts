import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSessions } from '#contract/accounts/sessions.ts';
import { logIn, logOut, readUser } from '#contract/accounts.ts';
import { createCollaborativeGame, joinCollaborativeGame } from '#contract/collaborative-games.ts';
import { readConsent, readParentView } from '#contract/family.ts';
import { readFeed } from '#contract/feed.ts';
import { blockUser } from '#contract/friends.ts';
import { listGames, playMove, startGame } from '#contract/games.ts';
import { readHelplines, sendContact } from '#contract/help.ts';
import { updateUser } from '#contract/profiles.ts';
import { sendReport } from '#contract/safety.ts';
import { HOUR, MINUTE, SECOND } from '#server/platform/clock.ts';
import { sendPhrase, twoBuddies } from './support/chat.ts';
import { child, makeBuddies } from './support/children.ts';
import { atThree, closedAllWeek, daily, limit, spend, whenCounted } from './support/controls.ts';
import type { Person } from './support/people.ts';
import { openWorld, PASSWORD, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const feed = (who: Person) => who.call(readFeed, {});
const readCode = async (reply: Promise<{ status: number; error: { code: string } }>) => {
  const { status, error } = await reply;
  return status < 300 ? 'open' : error.code;
};

describe('quiet hours', () => {
  it('refuse every call that is not marked, and say when Lilypad opens', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: daily(8, 15) });

    const { status, error } = await feed(maya);

    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'quiet_hours' });
    expect((error as { opensAt?: string }).opensAt).toBe(
      new Date(world.clock.now().getTime() + 17 * HOUR).toISOString(),
    );
  });

  it('begin on time, even in a session that was used a second before', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: daily(8, 15.5) });
    await world.pass(30 * MINUTE - SECOND);

    expect(await readCode(feed(maya))).toBe('open');

    await world.pass(SECOND);

    expect(await readCode(feed(maya))).toBe('quiet_hours');
  });

  it('end on time', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: daily(15.5, 19) });

    expect(await readCode(feed(maya))).toBe('quiet_hours');

    await world.pass(30 * MINUTE);

    expect(await readCode(feed(maya))).toBe('open');
  });

  it('go by the child’s clock', async () => {
    await atThree(world);
    const here = await child(world);
    const there = await child(world);
    await world.context.db.pool.query(`update accounts set time_zone = 'America/New_York' where id = $1`, [there.id]);
    await limit(here, { openHours: daily(14, 16) });
    await limit(there, { openHours: daily(14, 16) });

    expect(await readCode(feed(here))).toBe('open');
    expect(await readCode(feed(there))).toBe('quiet_hours');
  });

  it('apply in another browser, and after signing out and in', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: closedAllWeek });
    const other = world.visitor();
    await maya.call(logOut, {});

    for (const browser of [maya, other])
      await browser.call(logIn, { body: { username: maya.username, password: PASSWORD } });

    expect(await readCode(feed(maya))).toBe('quiet_hours');
    expect((await other.call(readFeed, {})).error.code).toBe('quiet_hours');
  });

  it('do not depend on anything that the device sends', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: closedAllWeek });

    const { statusCode } = await maya.send('GET', '/api/feed', undefined, {
      date: 'Wed, 18 Nov 2026 09:00:00 GMT',
      'x-time-zone': 'Pacific/Auckland',
    });

    expect(statusCode).toBe(403);
  });

  it.each([
    ['who am I', (who: Person) => who.call(readUser, {})],
    ['my own settings', (who: Person) => who.call(updateUser, { body: { settings: { sound: false } } })],
    ['my sessions', (who: Person) => who.call(listSessions, {})],
    ['what my grown-up can see', (who: Person) => who.call(readParentView, {})],
    ['consent', (who: Person) => who.call(readConsent, {})],
    ['helplines', (who: Person) => who.call(readHelplines, {})],
    ['signing out', (who: Person) => who.call(logOut, {})],
  ])('leave open: %s', async (_, call) => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: closedAllWeek });

    expect((await call(maya)).status).toBeLessThan(300);
  });

  it('still allow reporting, blocking and the contact form', async () => {
    await atThree(world);
    const [maya, leo] = await twoBuddies(world);
    await limit(maya, { openHours: closedAllWeek });

    const report = await maya.call(sendReport, {
      body: { targetType: 'username', targetId: leo.id, reason: 'unkind' },
    });
    const block = await maya.call(blockUser, { params: { id: leo.id } });
    const contact = await maya.call(sendContact, {
      body: {
        name: 'Maya',
        email: 'maya@example.org',
        subject: 'Hello',
        message: 'I need help with it.',
        type: 'other',
      },
    } as never);

    expect([report, block, contact].map(({ error }) => error?.code)).not.toContain('quiet_hours');
  });
});

describe('the daily limit', () => {
  it('closes when the minutes of the day are used up, and opens at the child’s midnight', async () => {
    await atThree(world);
    const maya = await child(world);
    await spend(maya, 44);
    await limit(maya, { dailyLimit: 45 });

    expect(await readCode(feed(maya))).toBe('open');

    await whenCounted(maya, 45);
    await world.pass(MINUTE);

    expect(await readCode(feed(maya))).toBe('daily_limit');

    await world.pass(9 * HOUR);

    expect(await readCode(feed(maya))).toBe('open');
  });

  it('counts a minute once, in however many tabs and on however many nodes', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { dailyLimit: 15 });
    await using second = await openWorld({ nodeOf: world });
    const other = maya.at(second);

    await Promise.all([feed(maya), feed(maya), other.call(readFeed, {}), other.call(readFeed, {})]);

    await whenCounted(maya, 1);
  });

  it('lets a child finish a running game within five minutes, but not start a new one', async () => {
    await atThree(world);
    const maya = await child(world);
    const { data } = await maya.call(listGames, {});
    const game = data.games[0];
    const round = await maya.call(startGame, { params: { id: game?.id ?? '' }, body: {} });
    await limit(maya, { dailyLimit: 15 });
    await spend(maya, 15);
    await world.pass(31 * SECOND);
    const move = { params: { id: round.data.roundId }, body: { n: 0, move: { kind: 'nothing' } } } as never;

    expect((await maya.call(startGame, { params: { id: game?.id ?? '' }, body: {} })).error.code).toBe('daily_limit');
    expect((await maya.call(playMove, move)).error?.code).not.toBe('daily_limit');

    await spend(maya, 25);
    await world.pass(31 * SECOND);

    expect((await maya.call(playMove, move)).error.code).toBe('daily_limit');
  });
});

describe('a pause by a grown-up', () => {
  it('closes and opens at once, even in a session that was just used', async () => {
    await atThree(world);
    const maya = await child(world);
    await feed(maya);
    await limit(maya, { isPaused: true });

    expect(await readCode(feed(maya))).toBe('paused');

    await limit(maya, {});

    expect(await readCode(feed(maya))).toBe('open');
  });

  it('reaches a node that missed the message within half a minute', async () => {
    await atThree(world);
    await using second = await openWorld({ nodeOf: world });
    const maya = await child(world);
    const elsewhere = maya.at(second);
    await elsewhere.call(readFeed, {});
    await limit(maya, { isPaused: true });

    await world.pass(31 * SECOND);

    expect((await elsewhere.call(readFeed, {})).error.code).toBe('paused');
  });
});

describe('other children', () => {
  it('can leave a message for the next day', async () => {
    await atThree(world);
    const [maya, leo] = await twoBuddies(world);
    await limit(leo, { openHours: closedAllWeek });

    const sent = await sendPhrase(maya, leo, 'hello');

    expect(sent.status).toBeLessThan(300);
  });

  it('cannot meet the child in a lobby', async () => {
    await atThree(world);
    const scopes = ['buddies', 'multiplayer'] as const;
    const [maya, leo] = [await child(world, { scopes }), await child(world, { scopes })];
    await makeBuddies(world, maya, leo);
    const { data } = await maya.call(createCollaborativeGame, {
      body: { gameType: 'trivia_challenge', title: 'pond_party' },
    });
    const join = () => leo.call(joinCollaborativeGame, { body: { sessionId: data.game.id } });
    await limit(maya, { openHours: closedAllWeek });

    expect((await join()).status).toBe(404);
  });
});
