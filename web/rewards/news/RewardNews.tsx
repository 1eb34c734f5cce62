import { type ReactNode, useEffect, useRef } from 'react';
import { isAllDone } from '../challenges/challenge.ts';
import { useAchievements, useDailyChallenge } from '../queries.ts';
import { noticeChallenge } from './finished-challenge.ts';
import { noticeAchievements } from './new-achievements.ts';

/** Celebrates new achievements and the finished daily challenge, whichever page is open. */
export function RewardNews(): ReactNode {
  const { data: achievements } = useAchievements();
  const { data: daily } = useDailyChallenge();
  /** The day whose challenge this page has seen unfinished. */
  const openDay = useRef<string>(undefined);

  useEffect(() => {
    if (achievements) noticeAchievements(achievements, new Date(performance.timeOrigin));
  }, [achievements]);

  useEffect(() => {
    if (!daily) return;
    const { date } = daily.challenge;
    noticeChallenge(daily, openDay.current === date);
    if (!isAllDone(daily)) openDay.current = date;
  }, [daily]);

  return null;
}
