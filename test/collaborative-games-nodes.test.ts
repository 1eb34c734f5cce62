import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onTurn, play, playing, roomOn } from './support/collaborative-games.ts';
import { hasRedis, RedisServer } from './support/redis.ts';
import { openSocket } from './support/sockets.ts';
import { openWorld, type World } from './world.ts';

describe.skipIf(!hasRedis)('a game over two nodes (needs redis-server on this machine)', () => {
  let redis: RedisServer;
  let one: World;
  let addressOne: string;

  beforeAll(async () => {
    redis = await RedisServer.start();
    one = await openWorld({ settings: { REDIS_URL: redis.url } });
    addressOne = await one.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await one[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  it('goes on when the node of one player is gone, who comes back on the other one', async () => {
    const other = await openWorld({ settings: { REDIS_URL: redis.url }, nodeOf: one });
    const addressOther = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { maya, leo, id } = await playing(one);
    const [hers, his] = [await openSocket(addressOne, maya), await openSocket(addressOther, leo)];
    for (const socket of [hers, his]) socket.send({ type: 'join_game', sessionId: id });
    await Promise.all([hers.next('game_state'), his.next('game_state')]);
    const cards = (socket: typeof hers) => {
      const view = roomOn(socket)?.round?.view;
      return view?.kind === 'memory_match' ? view.cards.map(({ face }) => face) : [];
    };

    play(onTurn(hers, his), id, 0, { card: 0 });

    await expect.poll(() => cards(hers)[0]).toBe('up');
    await expect.poll(() => cards(his)[0]).toBe('up');

    await other[Symbol.asyncDispose]();
    const back = await openSocket(addressOne, leo);
    back.send({ type: 'join_game', sessionId: id });
    await back.next('game_state');

    expect(cards(back)[0]).toBe('up');

    const player = onTurn(hers, back);
    play(player, id, roomOn(player)?.round?.n ?? 0, { card: 1 });

    await expect.poll(() => cards(hers)[1]).toBe('up');
  });
});
