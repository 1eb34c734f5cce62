import { describe, expect, it, test } from 'vitest';
import type { PageDeclaration } from './app/page.ts';
import { pages } from './pages.ts';

const declared = Object.entries<PageDeclaration>(pages);

describe.each(declared)('the page at %s', (path, page) => {
  it('names files that are there', async () => {
    const loads = [page.everyone, page.admin, page.parent, page.child, page.staff, page.visitor].filter(
      (load) => load !== undefined,
    );

    const components = await Promise.all(loads.map((load) => load()));

    for (const component of components) expect(component).toBeTypeOf('function');
  });

  it('calls with no id that its address does not have', () => {
    const findIds = (address: string) => address.match(/:\w+/g) ?? [];
    const calls = Object.values(page.firstCalls ?? {}).flat();

    expect([...findIds(path), ':own']).toEqual(expect.arrayContaining(calls.flatMap(findIds)));
  });
});

test('a declaration that could be read in two ways does not compile', () => {
  const load = async () => () => null;
  // @ts-expect-error: everyone sees one file, so a child cannot see another one
  const both: PageDeclaration = { everyone: load, child: load };
  // @ts-expect-error: a page without a file
  const none: PageDeclaration = { isPublic: true };

  expect(both.everyone).toBe(load);
  expect(none.everyone).toBeUndefined();
});
