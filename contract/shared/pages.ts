/** Every address of the browser app. The server answers others with 404, and the not-found page. */
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
  '/admin/messages',
  '/admin/settings',
  '/admin/setup',
  '/profile',
  '/avatar-selector',
  '/create-post',
  '/desk',
] as const;
export type PagePath = (typeof pages)[number];

type Onlooker = 'child' | 'visitor';

/** What a page asks for at once, by who looks at it: the server sends these answers along with the page. */
export const firstCalls: Partial<Record<PagePath, Partial<Record<Onlooker, readonly string[]>>>> = {
  '/': {
    child: ['/api/points', '/api/user/visibility-stats', '/api/posts/waiting', '/api/feed?page=1'],
    visitor: ['/api/user-count', '/api/riddles/today'],
  },
  '/profile': { child: ['/api/points', '/api/user/visibility-stats', '/api/sessions'] },
  '/avatar-selector': { child: ['/api/points'] },
  '/create-post': { child: ['/api/points'] },
  '/about': forAll('/api/house-facts'),
  '/help': forAll('/api/house-facts'),
  '/contact': forAll('/api/house-facts', '/api/helplines'),
  '/privacy': forAll('/api/house-facts'),
  '/terms': forAll('/api/house-facts'),
};

function forAll(...calls: readonly string[]): Record<Onlooker, readonly string[]> {
  return { child: calls, visitor: calls };
}

export function isPage(path: string): path is PagePath {
  return pages.some((page) => page === plain(path));
}

/** The address without the slash that some write at its end. */
export function plain(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
