import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { refetchUser } from './queries.ts';

/** Browser timers last 24 days at most, and the tablet may have been asleep. */
const RECHECK_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Asks whether the suspension is over when it should be. */
export function useBreakEnd(until: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const left = Date.parse(until) - Date.now();
    const timer = setTimeout(() => refetchUser(client), Math.min(Math.max(left, 1000) + 500, RECHECK_MS));
    const again = setInterval(() => refetchUser(client), RECHECK_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [client, until]);
}

/** Today: the time. Within six days: the weekday, too. Later, the name of today's weekday would mean two days: the date, too. */
export function formatEnd(at: Date): string {
  const now = new Date();
  const isToday = at.toDateString() === now.toDateString();
  const isFar = at.getTime() - now.getTime() >= 6 * DAY_MS;
  return at.toLocaleString(dateLocale(), {
    ...(isToday ? {} : { weekday: 'long' }),
    ...(isFar ? { month: 'long', day: 'numeric' } : {}),
    hour: 'numeric',
    minute: '2-digit',
  });
}
