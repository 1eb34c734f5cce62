/**
 * How much of one text is looked through for disguises. Ever new runs of signs and digits cannot be remembered, and each is
 * read in a dozen ways: a text that is made of them would keep the filter busy. What lies behind the budget is not read, so
 * such a text is held for a grown-up.
 */
export class ReadingBudget {
  #left = 240;
  readonly #seen = new Set<string>();

  /** Whether there is enough left to read this run; the same one again costs nothing, whatever was remembered before. */
  allows(run: string): boolean {
    if (this.#seen.has(run)) return this.#left >= 0;
    this.#seen.add(run);
    this.#left -= costOf(run);
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}

const LONG_RUN = 18;

/** Long runs are looked through for words inside. */
function costOf(run: string): number {
  return run.length > LONG_RUN ? 30 : 6;
}
