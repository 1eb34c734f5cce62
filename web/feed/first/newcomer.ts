import { useState } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { usePoints } from '#web/points/queries.ts';

export interface Newcomer {
  /** unknown: the points are still loading. */
  is: 'unknown' | 'newcomer' | 'settled';
  /** Leaves the first screen for the feed. */
  skipFirstRiddle: () => void;
}

/**
 * Whether the first screen is to be shown: to a child without points, who has not skipped it on this device. Once there, it
 * stays until the child goes on, although the first riddle brings points.
 */
export function useNewcomer(): Newcomer {
  const { id } = useUser();
  const { data: points, isLoading } = usePoints();
  const [hasSkipped, setHasSkipped] = useState(() => readSkipped(id));
  const [isNew, setIsNew] = useState(false);
  if (!isNew && points?.totalPoints === 0 && points.riddlesRevealed === 0) setIsNew(true);

  const skipFirstRiddle = (): void => {
    rememberSkipped(id);
    setHasSkipped(true);
    // The button stood below the riddle; the pond begins at its top.
    scrollTo(0, 0);
  };
  if (hasSkipped) return { is: 'settled', skipFirstRiddle };
  if (isNew) return { is: 'newcomer', skipFirstRiddle };
  return { is: isLoading ? 'unknown' : 'settled', skipFirstRiddle };
}

const storageKey = (accountId: string) => `first-riddle-skipped:${accountId}`;

function readSkipped(accountId: string): boolean {
  try {
    return localStorage.getItem(storageKey(accountId)) !== null;
  } catch {
    return false;
  }
}

function rememberSkipped(accountId: string): void {
  try {
    localStorage.setItem(storageKey(accountId), 'yes');
  } catch {
    // Without storage the riddle is offered again.
  }
}
