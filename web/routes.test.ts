import { expect, test } from 'vitest';
import { pages } from '#contract/shared/pages.ts';
import { routes } from './routes.tsx';

test('the browser knows exactly the pages that the server answers', () => {
  expect(Object.keys(routes).sort()).toEqual([...pages].sort());
});
