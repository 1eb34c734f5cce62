const KEY = 'lilypad.family.return-to';
const LASTS_MS = 20 * 60_000;

/** The link of an e-mail opens a tab of its own: the parent goes on there where they were asked for it. */
export function rememberPlaceToReturnTo(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + LASTS_MS }));
  } catch {
    // Without a storage the link leads to the start.
  }
}

/** Undefined when there is none, or it is too long ago. */
export function takePlaceToReturnTo(): string | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { path?: unknown; until?: unknown } | null;
    localStorage.removeItem(KEY);
    const { path, until } = stored ?? {};
    return typeof path === 'string' && /^\/family\//.test(path) && Number(until) > Date.now() ? path : undefined;
  } catch {
    return undefined;
  }
}
