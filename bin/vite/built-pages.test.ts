import { expect, it } from 'vitest';
import { builtPage } from './built-pages.ts';

// What the build reads is the text of a page's function; it never calls it.
const pageAt = (file: string) => Object.assign(() => undefined, { toString: () => `() => import('./${file}')` });
const frame = { files: ['points/StarCount.tsx'], calls: ['/api/consent'] };
const noFrame = { files: [], calls: [] };
const fileSet = (files: readonly string[]) => files.map((file) => `/${file}`);

it('gives each viewer their own file and calls, and a child what all pages of a child show', () => {
  const page = {
    child: pageAt('feed/Pond.tsx'),
    visitor: pageAt('landing/Shore.tsx'),
    firstCalls: { child: ['/api/points'] },
  };

  const built = builtPage(page, undefined, frame, fileSet);

  expect(built.files).toEqual({
    child: ['/feed/Pond.tsx', '/points/StarCount.tsx'],
    visitor: ['/landing/Shore.tsx'],
  });
  expect(built.firstCalls).toEqual({ child: ['/api/points'] });
  expect(built.frameCalls).toEqual(['/api/consent']);
});

it('leaves out on a page for parents what stands around those of a child', () => {
  const built = builtPage({ parent: pageAt('family/Home.tsx') }, undefined, frame, fileSet);

  expect(built.files.child).toEqual(['/family/Home.tsx']);
  expect(built.frameCalls).toBeUndefined();
});

it('brings other parts to an address with a query', () => {
  const page = {
    everyone: pageAt('help/Terms.tsx'),
    parts: ['help/Kids.tsx'],
    partsByQuery: { '?for=grown-ups': ['help/GrownUps.tsx'] },
  };

  const built = builtPage(page, undefined, noFrame, fileSet);

  expect(built.files.visitor).toEqual(['/help/Terms.tsx', '/help/Kids.tsx']);
  expect(built.filesByQuery['?for=grown-ups']?.visitor).toEqual(['/help/Terms.tsx', '/help/GrownUps.tsx']);
});

it('announces no file of an admin page', () => {
  const built = builtPage({ admin: pageAt('admin/AdminPages.tsx') }, undefined, frame, fileSet);

  expect(built.files).toEqual({});
});

it('refuses a page that imports no file', () => {
  expect(() => builtPage({ everyone: () => undefined }, undefined, noFrame, fileSet)).toThrow('imports no file');
});
