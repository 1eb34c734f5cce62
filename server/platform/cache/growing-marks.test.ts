import { expect, it } from 'vitest';
import { later, MINUTE, SECOND } from '../clock.ts';
import { GrowingMarks } from './growing-marks.ts';

const noon = new Date('2026-05-01T12:00:00Z');

function open() {
  const cache = new GrowingMarks();
  const asked: Date[] = [];
  const load = (before: Date, ...places: number[]) =>
    cache.load('maya', 4, before, async (marks, from) => {
      asked.push(from);
      for (const place of places) marks[place] = 1;
    });
  return { load, asked };
}

it('adds to the last marks, and looks back a minute for rows that were committed late', async () => {
  const { load, asked } = open();
  await load(noon, 1);

  const marks = await load(later(noon, SECOND), 3);

  expect([...marks]).toEqual([0, 1, 0, 1]);
  expect(asked).toEqual([new Date(0), later(noon, -MINUTE)]);
});

it('starts from nothing for an earlier instant, which must not contain later marks', async () => {
  const { load, asked } = open();
  await load(noon, 1);

  const marks = await load(later(noon, -SECOND), 3);

  expect([...marks]).toEqual([0, 0, 0, 1]);
  expect(asked).toEqual([new Date(0), new Date(0)]);
});

it('returns a copy of the marks, which callers may change', async () => {
  const { load } = open();
  const first = await load(noon, 1);

  await load(later(noon, SECOND), 2);

  expect([...first]).toEqual([0, 1, 0, 0]);
});

it('remembers the marks of 5,000 children who take turns', async () => {
  const cache = new GrowingMarks();
  const asked = new Set<number>();
  const loadAll = async (before: Date) => {
    for (let child = 0; child < 5000; child += 1)
      await cache.load(`child ${child}`, 1, before, async (_, from) => void asked.add(from.getTime()));
  };
  await loadAll(noon);
  asked.clear();

  await loadAll(later(noon, SECOND));

  expect([...asked]).toEqual([later(noon, -MINUTE).getTime()]);
});
