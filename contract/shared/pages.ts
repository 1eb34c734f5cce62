/** Every address of the browser app; `:id` is any id. For others the server sends 404 and the not-found page. */
export const pages = [
  '/',
  '/auth',
  '/reset',
  '/staff',
  '/staff/second-step',
  '/consent',
  '/about',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/admin',
  '/admin/people',
  '/admin/staff',
  '/admin/messages',
  '/admin/settings',
  '/admin/setup',
  '/profile',
  '/avatar-selector',
  '/activities',
  '/create-post',
  '/chat',
  '/chat/:userId',
  '/friends',
  '/user/:id',
  '/buddy',
  '/post/:postId/comments',
  '/moderation',
] as const;
export type PagePath = (typeof pages)[number];

export type PageViewer = 'child' | 'visitor';

/**
 * The first calls of each page, by the kind of reader: the server sends their answers with the page. A call may contain the
 * ids of its page by their names.
 */
const firstCalls: Partial<Record<PagePath, Partial<Record<PageViewer, readonly string[]>>>> = {
  '/': {
    child: ['/api/points', '/api/user/visibility-stats', '/api/posts/waiting', '/api/feed?page=1'],
    visitor: ['/api/user-count', '/api/riddles/today'],
  },
  '/profile': {
    child: ['/api/points', '/api/user/visibility-stats', '/api/user/stats', '/api/sessions', '/api/activities/news'],
  },
  '/avatar-selector': { child: ['/api/points'] },
  '/activities': { child: ['/api/points', '/api/activities', '/api/inbox'] },
  '/create-post': { child: ['/api/points'] },
  '/chat': { child: ['/api/chat/buddies', '/api/points'] },
  '/chat/:userId': { child: ['/api/chat/:userId/messages'] },
  '/friends': { child: ['/api/points', '/api/friends', '/api/friends/requests'] },
  '/user/:id': { child: ['/api/points', '/api/users/:id', '/api/friends/requests'] },
  '/post/:postId/comments': {
    child: ['/api/points', '/api/posts/:postId', '/api/posts/:postId/comments'],
  },
  '/about': forAll('/api/operator-facts'),
  '/help': forAll('/api/operator-facts'),
  '/contact': forAll('/api/operator-facts', '/api/helplines'),
  '/privacy': forAll('/api/operator-facts'),
  '/terms': forAll('/api/operator-facts'),
};

function forAll(...calls: readonly string[]): Record<PageViewer, readonly string[]> {
  return { child: calls, visitor: calls };
}

/** The page at an address, and the ids in that address. */
export interface PageMatch {
  readonly page: PagePath;
  readonly ids: Readonly<Record<string, string>>;
}

const patterns = pages.map((page) => ({ page, pattern: new RegExp(`^${page.replace(/:(\w+)/g, '(?<$1>[\\w-]+)')}$`) }));

export function findPage(path: string): PageMatch | undefined {
  for (const { page, pattern } of patterns) {
    const match = pattern.exec(withoutTrailingSlash(path));
    if (match) return { page, ids: { ...match.groups } };
  }
  return undefined;
}

export function firstCallsOf({ page, ids }: PageMatch, onlooker: PageViewer): readonly string[] {
  const calls = firstCalls[page]?.[onlooker] ?? [];
  return calls.map((call) => call.replace(/:(\w+)/g, (_whole, name: string) => ids[name] ?? ''));
}

/** The address without a trailing slash. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
