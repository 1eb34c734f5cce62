import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

/** Work that takes so many milliseconds of a clock of its own. */
function working(milliseconds: number) {
  let time = 0;
  return {
    now: () => time,
    double: (item: number) => {
      time += milliseconds;
      return 2 * item;
    },
  };
}

const items = Array.from({ length: 12 }, (_, at) => at);

/** How often others had their turn until the work was done. */
async function turnsDuring(begin: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await begin();
  isDone = true;
  return turns;
}

it('does all of it, in order', async () => {
  const { now, double } = working(3);

  expect(await inSlices(items, double, now)).toEqual(items.map((item) => 2 * item));
});

it('lets other work run after 8 milliseconds', async () => {
  const { now, double } = working(4);

  expect(await turnsDuring(() => inSlices(items, double, now))).toBe(5);
});

it('is done in one go when it is short', async () => {
  const { now, double } = working(0.5);

  expect(await turnsDuring(() => inSlices(items, double, now))).toBe(0);
});
