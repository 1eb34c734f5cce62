import { expect, it } from 'vitest';
import { ModuleState } from './module-state.ts';

const newContext = () => ({ moduleStates: new Map() });

it('belongs to one context', () => {
  const count = new ModuleState<number>('the count');
  const here = newContext();
  const elsewhere = newContext();

  count.set(here, 1);
  count.set(elsewhere, 2);

  expect(count.get(here)).toBe(1);
  expect(count.get(elsewhere)).toBe(2);
});

it('is apart from other states of the same context', () => {
  const context = newContext();
  const names = new ModuleState<string>('the names');
  const otherNames = new ModuleState<string>('the names');

  names.set(context, 'Maya');
  otherNames.set(context, 'Leo');

  expect(names.get(context)).toBe('Maya');
  expect(otherNames.get(context)).toBe('Leo');
});

it('can be undefined, once it is open', () => {
  const context = newContext();
  const maybe = new ModuleState<string | undefined>('the state');

  maybe.set(context, undefined);

  expect(maybe.get(context)).toBeUndefined();
});

it('throws an error with its name before its module is open', () => {
  const feed = new ModuleState<number>('the feed');

  expect(() => feed.get(newContext())).toThrow('the feed is not open yet');
});
