import { expect, it } from 'vitest';
import { Limiter } from './limiter.ts';

const PATIENCE = 20;

it('runs no more than its size at once, the others in their order', async () => {
  const limiter = new Limiter(2, 1000);
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const start = (name: string, until?: Promise<void>) =>
    limiter.run(async () => {
      started.push(name);
      await until;
    });

  const all = [start('a', first.promise), start('b', first.promise), start('c'), start('d')];
  await Promise.resolve();

  expect(started).toEqual(['a', 'b']);

  first.resolve();
  await Promise.all(all);

  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('frees the place of work that failed', async () => {
  const limiter = new Limiter(1, 1000);

  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  await expect(limiter.run(async () => 'next')).resolves.toBe('next');
});

it('fails work whose turn does not come in time, and serves what comes after', async () => {
  const limiter = new Limiter(1, PATIENCE);
  const slow = Promise.withResolvers<void>();
  const running = limiter.run(() => slow.promise);

  await expect(limiter.run(async () => 'late')).rejects.toThrow('timeout exceeded when trying to start');

  slow.resolve();
  await running;

  await expect(limiter.run(async () => 'after')).resolves.toBe('after');
});
