/** An account never gets more points than this: the largest integer that JavaScript represents exactly. */
export const MAX_POINTS = Number.MAX_SAFE_INTEGER;
export const MAX_LEVEL = 1000;

/** Levels from which a badge changes its look; below 25 it is plain. */
export const BADGE_TIERS = [25, 50, 75, 100, 250, 500, 750, 1000] as const;

/**
 * Total points at which each level begins; index 0 is level 1, at 0 points. The first step is 100 points, each next one
 * the floor of the step before times 1.1 (100, 110, 121, 133, ...; docs/product-decisions.md, P17). In BigInt, because step 1000 has 44 digits.
 */
export const levelStarts: readonly bigint[] = (() => {
  const starts = [0n];
  let step = 100n;
  for (let level = 2; level <= MAX_LEVEL; level += 1) {
    starts.push((starts.at(-1) ?? 0n) + step);
    step = (step * 11n) / 10n;
  }
  return starts;
})();

/** The beginnings that a total can reach, as plain numbers: every author on a feed page is looked up here. */
export const reachableStarts: readonly number[] = levelStarts.filter((start) => start <= MAX_POINTS).map(Number);

/** Level from 1 to 1000 for a total of points; a total below zero counts as zero. */
export function levelFor(totalPoints: number | bigint): number {
  const starts: readonly (number | bigint)[] = typeof totalPoints === 'number' ? reachableStarts : levelStarts;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= totalPoints) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

export interface LevelProgress {
  readonly level: number;
  /** Points since this level began. */
  readonly into: number;
  /** Points from the beginning of this level to the next one; 0 at the last level. */
  readonly needed: number;
}

export function levelProgress(totalPoints: number): LevelProgress {
  const level = levelFor(totalPoints);
  const start = levelStarts[level - 1] ?? 0n;
  const next = levelStarts[level];
  return { level, into: Number(BigInt(totalPoints) - start), needed: next === undefined ? 0 : Number(next - start) };
}

/** The highest badge tier reached, 0 below the first. */
export function badgeTier(level: number): number {
  return BADGE_TIERS.findLast((tier) => level >= tier) ?? 0;
}

/** The next badge tier, undefined after the last. */
export function nextTier(level: number): number | undefined {
  return BADGE_TIERS.find((tier) => level < tier);
}
