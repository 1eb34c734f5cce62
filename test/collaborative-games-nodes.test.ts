import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '#server/platform/clock.ts';
import { onTurn, play, playing, roomOn } from './support/collaborative-games.ts';
import { hasRedis, RedisServer, startNode } from './support/redis.ts';
import { openSocket, type TestSocket } from './support/sockets.ts';
import { openWorld, type World } from './world.ts';

const cards = (socket: TestSocket) => {
  const view = roomOn(socket)?.round?.view;
  return view?.kind === 'memory_match' ? view.cards.map(({ face }) => face) : [];
};

describe.skipIf(!hasRedis)('a game over two nodes (needs redis-server on this machine)', () => {
  let redis: RedisServer;
  let world: World;
  beforeAll(async () => {
    redis = await RedisServer.start();
    world = await openWorld({ settings: { REDIS_URL: redis.url } });
    // The nodes are processes of their own, with the clock of the machine; the countdown of the game is over there.
    world.clock.pass(Date.now() - 5 * SECOND - world.clock.now().getTime());
  });
  afterAll(async () => {
    await world[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  it('continues when the node of one player is killed and the player reconnects to the other node', async () => {
    const { maya, leo, id } = await playing(world);
    const [first, second] = await Promise.all([startNode(world, redis.url), startNode(world, redis.url)]);
    try {
      const [hers, his] = [await openSocket(first.address, maya), await openSocket(second.address, leo)];
      for (const socket of [hers, his]) socket.send({ type: 'join_game', sessionId: id });
      await Promise.all([hers.next('game_state'), his.next('game_state')]);

      play(onTurn(hers, his), id, 0, { card: 0 });

      await expect.poll(() => cards(hers)[0]).toBe('up');
      await expect.poll(() => cards(his)[0]).toBe('up');

      second.process.kill('SIGKILL');
      await once(second.process, 'exit');
      const back = await openSocket(first.address, leo);
      back.send({ type: 'join_game', sessionId: id });
      await back.next('game_state');

      expect(cards(back)[0]).toBe('up');

      const player = onTurn(hers, back);
      play(player, id, roomOn(player)?.round?.n ?? 0, { card: 1 });

      // Matched, where chance has dealt two of a kind.
      await expect.poll(() => cards(hers)[1]).toMatch(/^(up|matched)$/);
      expect(roomOn(hers)?.players.every(({ hasLeft }) => !hasLeft)).toBe(true);
    } finally {
      for (const { process } of [first, second]) process.kill('SIGKILL');
    }
  });
});
