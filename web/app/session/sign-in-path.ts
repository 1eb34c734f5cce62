/** The address of the sign-in page that returns to this page. */
export function signInPath(path: string, search: string): string {
  const next = search === '' ? path : `${path}?${search}`;
  return next === '/' ? '/auth' : `/auth?${new URLSearchParams({ next })}`;
}

/** The target of ?next= if it is on this site, else "/". Browsers read "//evil.example" and "/\evil.example" as other sites. */
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
