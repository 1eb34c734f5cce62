import { type OpenHours, sharedHours } from './open-hours.ts';

export const MIN_DAILY_LIMIT_MINUTES = 15;
export const MAX_DAILY_LIMIT_MINUTES = 120;
export const DAILY_LIMIT_STEP_MINUTES = 5;

/** What a grown-up has set for a child, besides the scopes. */
export interface Controls {
  /** Minutes a day; null is no limit. */
  readonly dailyLimit: number | null;
  /** Null is always open. */
  readonly openHours: OpenHours | null;
  readonly isPaused: boolean;
  /** Whether buddies may see that the child is here, if the child wants it too. */
  readonly allowsPresence: boolean;
}

/** As long as nobody has set anything. */
export const defaultControls: Controls = {
  dailyLimit: null,
  openHours: null,
  isPaused: false,
  allowsPresence: true,
};

/**
 * What holds for a child. From 13 on the young person chooses alone; before, the strictest of what parents have set holds. Who has
 * set nothing does not count, as a scope is open when everybody who has answered allows it.
 */
export function controlsInForce(
  { isOwnChoice, own }: { readonly isOwnChoice: boolean; readonly own: Controls | undefined },
  ofParents: readonly Controls[],
): Controls {
  if (isOwnChoice) {
    const { dailyLimit, openHours } = own ?? defaultControls;
    return { ...defaultControls, dailyLimit, openHours };
  }
  const [first = defaultControls, ...others] = ofParents;
  return others.reduce(stricter, first);
}

function stricter(one: Controls, other: Controls): Controls {
  return {
    dailyLimit: smaller(one.dailyLimit, other.dailyLimit),
    openHours:
      one.openHours && other.openHours
        ? sharedHours(one.openHours, other.openHours)
        : (one.openHours ?? other.openHours),
    isPaused: one.isPaused || other.isPaused,
    allowsPresence: one.allowsPresence && other.allowsPresence,
  };
}

function smaller(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
