/** What an account may say that it missed; a page on a slow line opens its socket long before. */
const KEPT_MS = 60_000;

/**
 * When each account was last sent a message, whether or not it had a socket. A page is rendered before its socket opens, so a
 * message in between reaches nobody.
 */
export class RecentlyTold {
  /** By account, in milliseconds of `performance.now()`, the latest last. */
  readonly #times = new Map<string, number>();

  add(accountId: string): void {
    this.#times.delete(accountId);
    this.#times.set(accountId, performance.now());
  }

  /** Whether a message was sent in the last `ms` milliseconds, a minute at most. */
  hasWithin(accountId: string, ms: number): boolean {
    const time = this.#times.get(accountId);
    return time !== undefined && performance.now() - time <= Math.min(ms, KEPT_MS);
  }

  forgetOld(): void {
    const oldest = performance.now() - KEPT_MS;
    for (const [accountId, time] of this.#times) {
      if (time >= oldest) return;
      this.#times.delete(accountId);
    }
  }
}
