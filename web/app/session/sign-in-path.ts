/** Address of the sign-in page that leads back to where one wanted to go. */
export function signInPath(path: string, search: string): string {
  const next = search === '' ? path : `${path}?${search}`;
  return next === '/' ? '/auth' : `/auth?${new URLSearchParams({ next })}`;
}

/** Where ?next= may lead: a page of our own, else home. "//evil.example" and "/\evil.example" are other places. */
export function safeNext(next: string | null, origin: string = location.origin): string {
  const url = next?.startsWith('/') ? parse(next, origin) : undefined;
  const isOwn = url?.origin === origin && !/^\/(\/|auth\b)/.test(url.pathname);
  return url && isOwn ? url.pathname + url.search + url.hash : '/';
}

function parse(path: string, origin: string): URL | undefined {
  try {
    return new URL(path, origin);
  } catch {
    return undefined;
  }
}
