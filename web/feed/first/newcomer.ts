import { useState } from 'react';
import { readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePoints } from '#web/points/queries.ts';

const SKIPPED = 'first-riddle-skipped';

export interface Newcomer {
  /** unknown: the points are still loading. */
  is: 'unknown' | 'newcomer' | 'settled';
  /** The child goes on to the pond. */
  goOn: () => void;
}

/**
 * Whether the first screen is to be shown: to a child without points, who has not skipped it in this tab. Once there, it
 * stays until the child goes on, although the first riddle brings points.
 */
export function useNewcomer(): Newcomer {
  const { id } = useUser();
  const { data: points, isLoading } = usePoints();
  const [hasSkipped, setHasSkipped] = useState(() => readOwnDraft(id, SKIPPED) === true);
  const [isNew, setIsNew] = useState(false);
  if (!isNew && points?.totalPoints === 0 && points.riddlesRevealed === 0) setIsNew(true);

  const goOn = (): void => {
    saveOwnDraft(id, SKIPPED, true);
    setHasSkipped(true);
  };
  if (hasSkipped) return { is: 'settled', goOn };
  if (isNew) return { is: 'newcomer', goOn };
  return { is: isLoading ? 'unknown' : 'settled', goOn };
}
