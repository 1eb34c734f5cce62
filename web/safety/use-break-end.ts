import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { refetchUser } from './queries.ts';

/** Browser timers last 24 days at most, and the tablet may have been asleep. */
const RECHECK_MS = 60_000;

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

export function formatEnd(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(currentLocale(), {
    ...(isToday ? {} : { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}
