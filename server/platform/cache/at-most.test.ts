import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('a full cache evicts the least recently used entry', () => {
  const cache = new LRUCache<string, number>(atMost(2));
  cache.set('frog', 1);
  cache.set('newt', 2);
  cache.get('frog');

  cache.set('toad', 3);

  expect([...cache.keys()]).toEqual(['toad', 'frog']);
});

it('an entry that is set again is counted once', () => {
  const cache = new LRUCache<string, number>({ ...atMost(2), ttl: 1000 });
  for (const name of ['frog', 'newt', 'newt', 'newt']) cache.set(name, 1);

  expect([...cache.keys()]).toEqual(['newt', 'frog']);
});
