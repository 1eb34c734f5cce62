import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { readCollaborativeGame } from '#contract/collaborative-games.ts';
import { gamePhrases } from '#contract/rules/collaborative-games.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { child } from './support/children.ts';
import { playing } from './support/collaborative-games.ts';
import { atThree, closedAllWeek, daily, limit, spend } from './support/controls.ts';
import { connectSocket, openSocket, type TestSocket } from './support/sockets.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

/** What the game's start shows may come before the answer to joining; only someone who has joined can speak. */
async function join(socket: TestSocket, sessionId: string): Promise<void> {
  socket.send({ type: 'join_game', sessionId });
  const speak = () => {
    socket.send({ type: 'game_phrase', sessionId, phrase: gamePhrases[0] });
    return socket.all('game_phrase').length;
  };
  await expect.poll(speak, { interval: 300 }).toBeGreaterThan(0);
}

describe('an open socket', () => {
  it('is warned once, five minutes before, and closed at the end', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: daily(8, 15.5) });
    const socket = await openSocket(address, maya);
    await world.pass(24 * MINUTE);
    await world.context.realtime.heartbeat();
    await world.pass(MINUTE);
    world.context.realtime.checkAccess(maya.id);
    world.context.realtime.checkAccess(maya.id);

    await expect.poll(() => socket.received).toEqual([{ type: 'changed', what: 'user' }]);
    expect((await maya.call(readUser, {})).data.closing).toEqual({ because: 'quiet_hours', secondsLeft: 300 });

    await world.pass(5 * MINUTE);
    await world.context.realtime.heartbeat();

    await expect.poll(() => socket.closedWith).toBe(1000);
    expect(socket.received.at(-1)).toEqual({ type: 'bye', reason: 'quiet_hours' });
    expect((await maya.call(readUser, {})).data.closed).toMatchObject({ because: 'quiet_hours', mayFinish: true });
  });

  it('is closed at the daily limit, even if the child makes no HTTP call', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { dailyLimit: 15 });
    const socket = await openSocket(address, maya);
    await spend(maya, 15);

    await world.context.realtime.heartbeat();

    await expect.poll(() => socket.received.at(-1)).toEqual({ type: 'bye', reason: 'daily_limit' });
  });

  it('is closed right after a pause, without waiting for a heartbeat', async () => {
    await atThree(world);
    const maya = await child(world);
    const socket = await openSocket(address, maya);

    await limit(maya, { isPaused: true });

    await expect.poll(() => socket.received.at(-1)).toEqual({ type: 'bye', reason: 'paused' });
  });

  it('cannot be opened while Lilypad is closed', async () => {
    await atThree(world);
    const maya = await child(world);
    await limit(maya, { openHours: closedAllWeek });

    expect(await connectSocket(address, maya.cookieHeader)).toBeUndefined();
  });

  it('stays open for five minutes during a running game', async () => {
    await atThree(world);
    await world.pass(24 * MINUTE);
    const { maya, id } = await playing(world);
    const socket = await openSocket(address, maya);
    await join(socket, id);
    await limit(maya, { openHours: daily(8, 15.5) });
    await world.pass(7 * MINUTE);
    await world.context.realtime.heartbeat();

    // The other child has no socket, and may have dropped out of the game by now.
    expect((await maya.call(readCollaborativeGame, { params: { id } })).error?.code).not.toBe('quiet_hours');
    expect(socket.closedWith).toBeUndefined();

    await world.pass(4 * MINUTE);
    world.context.realtime.checkAccess(maya.id);

    await expect.poll(() => socket.received.at(-1)).toEqual({ type: 'bye', reason: 'quiet_hours' });
  });

  it('stays open for another child', async () => {
    await atThree(world);
    const [maya, leo] = [await child(world), await child(world)];
    const socket = await openSocket(address, leo);

    await limit(maya, { isPaused: true });
    await world.context.realtime.heartbeat();

    expect(socket.closedWith).toBeUndefined();
  });
});
