import { describe, expect, it } from 'vitest';
import type { BuiltPage } from '#contract/shared/built-pages.ts';
import { listFiles, listFirstCalls, type PageMatch, pageFinder } from './page-table.ts';

const own: BuiltPage = { firstCalls: { child: ['/api/users/:own/posts'] }, files: {}, filesByQuery: {} };
const plain: BuiltPage = { firstCalls: {}, files: {}, filesByQuery: {} };
const terms: BuiltPage = {
  firstCalls: { child: ['/api/rules'] },
  files: { child: ['/kids.js'], visitor: ['/kids.js'] },
  filesByQuery: { '?for=grown-ups': { child: ['/grown-ups.js'] } },
};
const post: BuiltPage = { ...plain, firstCalls: { child: ['/api/posts/:postId/comments?of=:postId', '/api/points'] } };
const findPage = pageFinder({
  pages: {
    '/': plain,
    '/profile': own,
    '/help': plain,
    '/terms': terms,
    '/admin/people': plain,
    '/post/:postId/comments': post,
  },
});

describe('a page', () => {
  it('is found with and without a slash at its end', () => {
    expect(findPage('/help')?.path).toBe('/help');
    expect(findPage('/help/')?.path).toBe('/help');
    expect(findPage('/')?.path).toBe('/');
  });

  it.each(['/swamp', '/help/me', '/admin/people/maya', '/a/b', '//help', '/.', '/post//comments'])(
    'is not found at %s, which is no address or only begins like one',
    (path) => {
      expect(findPage(path)).toBeUndefined();
    },
  );

  it('fills the ids of its address into its first calls', () => {
    const match = findPage('/post/p-1/comments') as PageMatch;

    expect(match.path).toBe('/post/:postId/comments');
    expect(listFirstCalls(match, 'child')).toEqual(['/api/posts/p-1/comments?of=p-1', '/api/points']);
    expect(listFirstCalls(match, 'visitor')).toEqual([]);
  });

  it('fills the id of the account into its first calls', () => {
    const match = findPage('/profile') as PageMatch;

    expect(listFirstCalls(match, 'child', 'maya')).toEqual(['/api/users/maya/posts']);
  });

  it('has files of its own for a query that it knows', () => {
    const match = findPage('/terms') as PageMatch;

    expect(listFiles(match, '', 'child')).toEqual(['/kids.js']);
    expect(listFiles(match, '?from=mail', 'child')).toEqual(['/kids.js']);
    expect(listFiles(match, '?for=grown-ups', 'child')).toEqual(['/grown-ups.js']);
    expect(listFiles(match, '', 'staff')).toEqual([]);
  });
});
