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

/** Options of a run. */
export interface MeasureOptions {
  /** How long one round of load takes. */
  readonly seconds: number;
  /** Whether this figure was named: a long one may then take its time. */
  readonly isFull: boolean;
  /** Prints what is going on; the numbers come at the end. */
  progress(line: string): void;
}

/** Rounds of two loads in turn, so that whatever else the machine does disturbs both. */
export async function takeTurns<Round>(
  count: number,
  progress: MeasureOptions['progress'],
  one: (n: number) => Promise<Round>,
  other: () => Promise<Round>,
): Promise<readonly [one: readonly Round[], other: readonly Round[]]> {
  const ofOne: Round[] = [];
  const ofOther: Round[] = [];
  for (let n = 1; n <= count; n += 1) {
    ofOne.push(await one(n));
    ofOther.push(await other());
    progress(`round ${n} of ${count}`);
  }
  return [ofOne, ofOther];
}

/** One figure of the list of goals. A file each, named after it; `measurements.ts` lists them. */
export interface Measurement {
  readonly id: string;
  readonly what: string;
  /** In words, as in docs/benchmarks.md. */
  readonly goal: string;
  measure(options: MeasureOptions): Promise<Figure>;
}
