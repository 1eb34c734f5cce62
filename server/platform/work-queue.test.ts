import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Tasks that end on command. */
function tasks(inTurn: ReturnType<typeof createWorkQueue>) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const begin = (id: number) =>
    inTurn(async () => {
      started.push(id);
      await new Promise<void>((end) => ends.push(end));
      return id;
    });
  return { started, begin, endOne: () => ends.shift()?.() };
}

it('runs so many tasks at once, and the others in the order in which they came', async () => {
  const { started, begin, endOne } = tasks(createWorkQueue({ concurrency: 2, maxWaiting: 3, maxWait: 1000 }));
  const all = Promise.all([1, 2, 3, 4, 5].map(begin));

  expect(started).toEqual([1, 2]);

  for (let at = 0; at < 5; at += 1) {
    endOne();
    await turn();
  }

  expect(await all).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
});

it('refuses a task at once when too many wait', async () => {
  const { begin } = tasks(createWorkQueue({ concurrency: 1, maxWaiting: 1, maxWait: 1000 }));
  void begin(1);

  void begin(2);

  await expect(begin(3)).rejects.toMatchObject({ code: 'busy', status: 503, details: { retryAfter: 5 } });
});

it('refuses a task that has waited too long, and runs the next one', async () => {
  const { started, begin, endOne } = tasks(createWorkQueue({ concurrency: 1, maxWaiting: 2, maxWait: 1000 }));
  void begin(1);
  const late = begin(2).catch(({ code }) => code);
  vi.advanceTimersByTime(999);
  void begin(3);

  vi.advanceTimersByTime(1);

  expect(await late).toBe('busy');

  endOne();
  await turn();

  expect(started).toEqual([1, 3]);
});

it('refuses with the error that it is given', async () => {
  const refusal = () => new Error('too late');
  const { begin } = tasks(createWorkQueue({ concurrency: 1, maxWait: 1000, refusal }));
  void begin(1);
  const late = begin(2);

  vi.advanceTimersByTime(1000);

  await expect(late).rejects.toThrow('too late');
});

it('goes on after a task that failed', async () => {
  const inTurn = createWorkQueue({ concurrency: 1, maxWaiting: 1, maxWait: 1000 });

  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'fine');

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('fine');
});
