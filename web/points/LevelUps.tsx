import { type ReactNode, useEffect } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { noticeLevel } from './level-ups.ts';
import { usePoints } from './queries.ts';

/** Celebrates a child's new level, wherever the points came from and whichever page is open. Once, beside the pages. */
export function LevelUps(): ReactNode {
  const { user } = useSession();
  const account = user?.kind === 'child' && user.suspendedUntil === undefined ? user.id : undefined;
  const { data } = usePoints(account !== undefined);
  const level = data?.currentLevel;

  useEffect(() => {
    if (account !== undefined && level !== undefined) noticeLevel(level);
  }, [account, level]);

  return null;
}
