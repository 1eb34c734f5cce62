import { expect, it, vi } from 'vitest';
import { createHasher } from './hasher.ts';
import { passwordFlaw } from './password-policy.ts';

const hasher = createHasher();

it('a hash is argon2id in PHC format, and no two are the same', async () => {
  const [one, other] = await Promise.all([hasher.hash('correct frog battery'), hasher.hash('correct frog battery')]);

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

it('accepts the right password, however its characters were composed, and no wrong one', async () => {
  const hash = await hasher.hash('caf\u00e9 frog');

  expect(await hasher.verify('cafe\u0301 frog', hash)).toBe(true);
  expect(await hasher.verify('cafe frog', hash)).toBe(false);
});

it('without a hash every password is wrong', async () => {
  expect(await hasher.verify('correct frog battery', undefined)).toBe(false);
  expect(await hasher.verify('correct frog battery', 'plain text')).toBe(false);
});

it('answers 30 who sign in at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // on a busy machine the last one could wait too long
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => hasher.verify('x', undefined)));

  vi.useRealTimers();

  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
});

it('refuses to hash when too many wait, and works again afterwards', async () => {
  const light = createHasher({ memory: 64, passes: 1 });
  const all = await Promise.allSettled(Array.from({ length: 500 }, () => light.verify('x', undefined)));

  const refused = all.flatMap((one, at) => (one.status === 'rejected' ? [{ at, code: one.reason.code }] : []));

  expect(refused).toHaveLength(298);
  expect(refused[0]).toEqual({ at: 202, code: 'busy' });
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['busy']));
  expect(await light.verify('x', undefined)).toBe(false);
});

it.each([
  ['123456', 'pond', 'common'],
  ['iloveyou', 'pond', 'common'],
  ['ｐａｓｓｗｏｒｄ', 'pond', 'common'],
  ['Minecraft123', 'pond', 'common'],
  ['Pond_Skater', 'pond_skater', 'username'],
  ['correct frog battery', 'pond', 'fine'],
])('the password %s of %s is: %s', (password, username, expected) => {
  const sentences = {
    common: 'Too many people use that password. Please think of another one.',
    username: 'Your password must be different from your username.',
    fine: undefined,
  };

  expect(passwordFlaw(password, username)).toBe(sentences[expected as keyof typeof sentences]);
});
