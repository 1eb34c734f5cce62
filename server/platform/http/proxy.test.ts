import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: 'true' } });
});
afterAll(() => world[Symbol.asyncDispose]());

/** One call more than the rate limit of this endpoint allows, each from another address. */
async function storm(addressOf: (at: number) => object, app = world.app): Promise<number[]> {
  const replies = [];
  for (let at = 0; at <= 10; at += 1)
    replies.push(
      await app.inject({ method: 'POST', url: '/api/forgot', payload: { username: 'nobody' }, ...addressOf(at) }),
    );
  return replies.map(({ statusCode }) => statusCode);
}
const forwarded = (addresses: string) => ({ headers: { 'x-forwarded-for': addresses } });

describe('behind a proxy', () => {
  it('callers are distinguished by the address that the proxy saw', async () => {
    expect(await storm((at) => forwarded(`203.0.113.${at}`))).not.toContain(429);
  });

  it('nobody can pose as another address by sending X-Forwarded-For', async () => {
    expect((await storm((at) => forwarded(`198.51.100.${at}, 203.0.113.99`))).at(-1)).toBe(429);
  });
});

it('without a proxy, X-Forwarded-For is ignored', async () => {
  await using plain = await openWorld();

  expect((await storm((at) => forwarded(`198.51.100.${at}`), plain.app)).at(-1)).toBe(429);
});

it('a home with IPv6 is one client, however many addresses it has', async () => {
  await using plain = await openWorld();
  const inside = (at: number) => ({ remoteAddress: `2001:db8:7:1${at % 10}::${at}` });
  const elsewhere = (at: number) => ({ remoteAddress: `2001:db8:7:${at + 20}00::1` });

  expect((await storm(inside, plain.app)).at(-1)).toBe(429);
  expect(await storm(elsewhere, plain.app)).not.toContain(429);
});
