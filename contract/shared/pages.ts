/** Every address of the browser app. The server answers others with 404, and the not-found page. */
export const pages = [
  '/',
  '/auth',
  '/reset',
  '/staff',
  '/about',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/profile',
] as const;
export type PagePath = (typeof pages)[number];

export function isPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return pages.some((page) => page === plain);
}
