import type { ReactNode } from 'react';
import type { ReviewFacts } from '#contract/help.ts';
import { NEW_AUTHOR_PIECES } from '#contract/rules/review.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/tour/index.ts';
import { useReviewFacts } from './queries.ts';

/** Who reads reports here, how fast, and what is read first: as it is on this Lilypad today. */
export function WhoReads(): ReactNode {
  const { data: facts, error } = useReviewFacts();
  return (
    <Card aria-busy={!facts && !error} padding="small">
      <h2 className="text-xl">{t('help.tour.reads')}</h2>
      {facts ? (
        <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-6">
          <li>{staffWords(facts)}</li>
          {facts.staff > 0 && <li>{speedWords(facts.reportMinutes)}</li>}
          <li>{t(`help.tour.reads.${facts.postRule}`, { first: NEW_AUTHOR_PIECES })}</li>
          {facts.onDutyNote !== null && <li>{facts.onDutyNote}</li>}
        </ul>
      ) : error ? (
        <p className="mt-2">{t('help.tour.reads.failed')}</p>
      ) : (
        <Skeleton lines={4} className="mt-2" />
      )}
    </Card>
  );
}

function staffWords({ staff }: ReviewFacts): string {
  return staff === 0 ? t('help.tour.reads.staff.none') : t('help.tour.reads.staff', { count: staff });
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Rounded up: rather too long than too short. */
function speedWords(minutes: number | null): string {
  if (minutes === null) return t('help.tour.reads.unmeasured');
  if (minutes < HOUR) return t('help.tour.reads.minutes', { count: minutes });
  if (minutes <= 36 * HOUR) return t('help.tour.reads.hours', { count: Math.ceil(minutes / HOUR) });
  return t('help.tour.reads.days', { count: Math.ceil(minutes / DAY) });
}
