const KEY = 'lilypad.family.return-to';
const LASTS_MS = 20 * 60_000;

/** A mailed link opens a new tab, where the parent should continue at the same place. */
export function rememberPlaceToReturnTo(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + LASTS_MS }));
  } catch {
    // Without storage, the link leads to the start page.
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
