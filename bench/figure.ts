/** Bounds of a number. */
export interface Goal {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One number of a figure. */
export interface Reading {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
}

export interface Figure {
  readonly readings: readonly Reading[];
  /** Sentences that one must know to understand the numbers. */
  readonly notes: readonly string[];
}

/** What whoever runs the bench asked for. */
export interface Wish {
  /** How long one round of load takes. */
  readonly seconds: number;
  /** Whether this figure was named: a long one may then take its time. */
  readonly isNamed: boolean;
  /** Tells what is going on; the numbers come at the end. */
  say(line: string): void;
}

/** One figure of the list of goals. A file each, named after it; `figures.ts` lists them. */
export interface Measurement {
  readonly id: string;
  readonly what: string;
  /** In words, as in docs/benchmarks.md. */
  readonly goal: string;
  measure(wish: Wish): Promise<Figure>;
}
