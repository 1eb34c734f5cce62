import type { ReactNode } from 'react';
import type { WeekOfChild } from '#contract/family.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { t } from '../messages/week/index.ts';

interface StoppedNoteProps {
  stops: WeekOfChild['stops'];
  childName: string;
}

/** What the filter stopped: kinds and counts. Every child triggers it sometimes, so nothing here looks like an alarm. */
export function StoppedNote({ stops, childName }: StoppedNoteProps): ReactNode {
  if (stops.length === 0) return null;
  const list = new Intl.ListFormat(currentLocale(), { type: 'conjunction' });
  const things = stops.map(({ place, reason, count }) =>
    t(`family.week.stop.${place}`, { count, what: t(`family.week.reason.${reason}`) }),
  );
  return (
    <Callout tone="sky" className="mt-5">
      {t('family.week.stopped', { things: list.format(things), name: childName })}
    </Callout>
  );
}
