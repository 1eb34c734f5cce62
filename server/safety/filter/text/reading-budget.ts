/**
 * Limits how much of one text is searched for disguises. Each run of symbols and digits is read in a dozen ways, and new runs are in
 * no cache, so a text full of them would block the server. What is beyond the budget stays unread; such a text is held for staff.
 */
export class ReadingBudget {
  #left = 240;
  readonly #seen = new Set<string>();

  /** Whether the budget covers this run. A repeated run costs nothing, no matter what the caches contain. */
  allows(run: string): boolean {
    if (this.#seen.has(run)) return this.#left >= 0;
    this.#seen.add(run);
    this.#left -= countSteps(run);
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}

const LONG_RUN = 18;

/** Long runs are also searched for words inside them. */
function countSteps(run: string): number {
  return run.length > LONG_RUN ? 30 : 6;
}
