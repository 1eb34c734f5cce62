const MAX_IDS = 200;

/** What was celebrated with a child on this device, so that a reload does not repeat it. */
export interface Celebrated {
  readonly ids: readonly string[];
  /** The level at the child's first visit on this device; it was celebrated elsewhere. */
  readonly firstLevel?: number | undefined;
  readonly level?: number | undefined;
  /** When the newest achievement that was celebrated here was earned. */
  readonly achievementsUntil?: string | undefined;
}

const nothing: Celebrated = { ids: [] };
let account: string | undefined;

/** Whose celebrations are read and remembered from now on. */
export function celebrateWith(accountId: string | undefined): void {
  account = accountId;
}

export function readCelebrated(): Celebrated {
  if (account === undefined) return nothing;
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(storageKey(account)) ?? '{}') };
  } catch {
    return nothing;
  }
}

export function rememberCelebrated(change: Partial<Celebrated>): void {
  if (account === undefined) return;
  const next = { ...readCelebrated(), ...change };
  try {
    localStorage.setItem(storageKey(account), JSON.stringify({ ...next, ids: next.ids.slice(-MAX_IDS) }));
  } catch {
    // Without storage a reload may celebrate again.
  }
}

function storageKey(accountId: string): string {
  return `celebrated:${accountId}`;
}
