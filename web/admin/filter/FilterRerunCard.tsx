import type { ReactNode } from 'react';
import type { FilterRerun } from '#contract/safety/learning.ts';
import { describeVerdict } from '#web/safety/moderation/findings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/filter/index.ts';
import { CaseLink } from './DisagreementsCard.tsx';
import { useRerun } from './queries.ts';

/** What today's filter would say about the kept texts. */
export function FilterRerunCard(): ReactNode {
  const rerun = useRerun();
  return (
    <Card>
      <h2>{t('admin.filter.rerun')}</h2>
      <p className="mt-1 mb-4 max-w-176 text-ink-soft">{t('admin.filter.rerunText')}</p>
      <ErrorCallout error={rerun.error} />
      <Button pending={rerun.isPending} onClick={() => rerun.mutate()}>
        {t('admin.filter.rerunSend')}
      </Button>
      <div role="status">{rerun.data && <Outcome {...rerun.data} />}</div>
    </Card>
  );
}

function Outcome({ read, unreadable, better, worse, changed }: FilterRerun): ReactNode {
  return (
    <div className="mt-5">
      {better + worse === 0 ? (
        <p className="font-bold">{t('admin.filter.noChange')}</p>
      ) : (
        <p className="flex flex-wrap gap-2">
          {better > 0 && <Chip tone="leaf">{t('admin.filter.better', { count: better })}</Chip>}
          {worse > 0 && <Chip tone="lotus">{t('admin.filter.worse', { count: worse })}</Chip>}
        </p>
      )}
      <p className="mt-2 text-ink-soft text-sm">
        {t('admin.filter.read', { count: read })}
        {unreadable > 0 && ` ${t('admin.filter.unreadable', { count: unreadable })}`}
      </p>
      {changed.length < better + worse && (
        <p className="mt-3 font-bold">{t('admin.filter.firstChanged', { count: changed.length })}</p>
      )}
      {changed.length > 0 && (
        <ul className="ruled mt-3">
          {changed.map((one) => (
            <Changed key={one.caseId} {...one} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Changed({ caseId, text, before, after, isBetter }: FilterRerun['changed'][number]): ReactNode {
  return (
    <li className="py-3">
      <p className="whitespace-pre-line break-words">{text}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Chip tone={isBetter ? 'leaf' : 'lotus'}>{t(isBetter ? 'admin.filter.isBetter' : 'admin.filter.isWorse')}</Chip>
        {t('admin.filter.changed', { before: describeVerdict(before), after: describeVerdict(after) })}
        <CaseLink id={caseId} />
      </p>
    </li>
  );
}
