import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import { loadSecret, type Secret } from './secret.ts';

let world: World;
let secret: Secret;
beforeAll(async () => {
  world = await openWorld();
  secret = await loadSecret(world.context);
});
afterAll(() => world[Symbol.asyncDispose]());

it('is made once, so that all nodes and all starts have the same one', async () => {
  expect((await loadSecret(world.context)).hash('a', 'b')).toEqual(secret.hash('a', 'b'));
});

it('of the operator comes before the one that was made', async () => {
  const config = { ...world.context.config, sessionSecret: 'a secret of the operator, long enough' };

  expect((await loadSecret({ ...world.context, config })).hash('a', 'b')).not.toEqual(secret.hash('a', 'b'));
});

it('keeps hashes of different kinds and cuts apart', () => {
  expect(secret.hash('code', 'ab', 'c')).not.toEqual(secret.hash('code', 'a', 'bc'));
  expect(secret.hash('code', 'a')).not.toEqual(secret.hash('login', 'a'));
});

it('opens what was sealed here, and nothing that was touched', () => {
  const sealed = secret.seal('path', 'p 1234');
  const other = sealed.at(-2) === 'A' ? 'B' : 'A';

  expect(secret.unseal('path', sealed)).toBe('p 1234');
  expect(secret.unseal('other', sealed)).toBeUndefined();
  expect(secret.unseal('path', `${sealed.slice(0, -2)}${other}${sealed.slice(-1)}`)).toBeUndefined();
  expect(secret.unseal('path', 'short')).toBeUndefined();
});
