import { expect, it } from 'vitest';
import { findPage } from './pages.ts';

it('finds a page with and without a slash at its end', () => {
  expect(findPage('/help')?.page).toBe('/help');
  expect(findPage('/help/')?.page).toBe('/help');
  expect(findPage('/')?.page).toBe('/');
});

it('knows nothing of an address that is none, or that only begins like one', () => {
  for (const path of ['/swamp', '/help/me', '/admin/people/maya', '/a/b', '//help', '/.'])
    expect(findPage(path)).toBeUndefined();
});
