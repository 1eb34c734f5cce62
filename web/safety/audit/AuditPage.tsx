import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { auditTopics } from '#contract/safety/audit.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/audit/index.ts';
import { AuditTable } from './AuditTable.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import { type AuditFilters, useAuditLog, useStaffNames } from './queries.ts';

/** What staff did: a moderator sees their own entries, an admin all of them. */
export function AuditPage(): ReactNode {
  usePageTitle(t('safety.audit.title'));
  const isAdmin = useUser().role === 'admin';
  const [filters, setFilters] = useFilters();
  return (
    <Page width="wide">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1>{t('safety.audit.title')}</h1>
          <p className="text-ink-soft">{t(isAdmin ? 'safety.audit.text' : 'safety.audit.ownText')}</p>
        </div>
        <Filters filters={filters} onChange={setFilters} isAdmin={isAdmin} />
      </div>
      {isAdmin && <ChainCheck />}
      <Card padding="none">
        <Entries filters={filters} isAdmin={isAdmin} />
      </Card>
    </Page>
  );
}

/** In the address, so that a reload and the way back keep them. */
function useFilters(): [AuditFilters, (filters: AuditFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const topic = auditTopics.find((one) => one === search.get('about'));
  const by = search.get('by') ?? undefined;
  const change = (next: AuditFilters): void =>
    setSearch({ ...(next.topic && { about: next.topic }), ...(next.by && { by: next.by }) }, { replace: true });
  return [{ topic, by }, change];
}

function Entries({ filters, isAdmin }: { filters: AuditFilters; isAdmin: boolean }): ReactNode {
  const log = useAuditLog(filters);
  if (log.isError)
    return (
      <EmptyState
        title={t('safety.audit.failed')}
        action={<Button onClick={() => void log.refetch()}>{t('safety.audit.again')}</Button>}
      />
    );
  if (!log.data) return <Skeleton lines={10} className="p-5" />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <EmptyState title={t('safety.audit.empty')} mood="sleeping" />;
  return (
    <>
      <AuditTable entries={entries} showsWho={isAdmin} />
      <MoreButton
        look="ghost"
        wide
        className="mb-0!"
        more={log.hasNextPage ? () => void log.fetchNextPage() : undefined}
        pending={log.isFetchingNextPage}
      >
        {t('safety.audit.more')}
      </MoreButton>
    </>
  );
}

interface FiltersProps {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
  isAdmin: boolean;
}

function Filters({ filters, onChange, isAdmin }: FiltersProps): ReactNode {
  const { data } = useStaffNames();
  return (
    <div className="flex min-w-0 max-w-full flex-wrap gap-3">
      <label className="flex max-w-full flex-col font-bold font-display text-sm">
        {t('safety.audit.topic')}
        <select
          className="control w-auto max-w-full"
          value={filters.topic ?? ''}
          onChange={(event) => onChange({ ...filters, topic: auditTopics.find((one) => one === event.target.value) })}
        >
          <option value="">{t('safety.audit.anything')}</option>
          {auditTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`safety.audit.${topic}`)}
            </option>
          ))}
        </select>
      </label>
      {isAdmin && (
        <label className="flex max-w-full flex-col font-bold font-display text-sm">
          {t('safety.audit.person')}
          <select
            className="control w-auto max-w-full"
            value={filters.by ?? ''}
            onChange={(event) => onChange({ ...filters, by: event.target.value || undefined })}
          >
            <option value="">{t('safety.audit.anyone')}</option>
            {data?.colleagues.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
