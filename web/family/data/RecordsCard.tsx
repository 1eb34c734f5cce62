import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { FamilyRecords, OwnChild } from '#contract/family.ts';
import { formatTimeZone } from '#web/app/i18n/time-zones.ts';
import { useKnownParent } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { formatDay } from '../format-day.ts';
import { formatTime } from '../format-time.ts';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/data/index.ts';
import { NoticeText } from './NoticeText.tsx';
import { useFamilyRecords } from './queries.ts';

/** Years of switching make hundreds, and what ends the account stands below them. */
const SHOWN_FIRST = 5;
const MORE = 50;

/** The consents (when, how, to which notice), and the requests about the data. */
export function RecordsCard({ child }: { child: OwnChild }): ReactNode {
  const { id: childId } = child;
  const { data, error } = useFamilyRecords(childId);
  return (
    <Card id="records" aria-labelledby="records-title" className="scroll-mt-24">
      <h2 id="records-title">{t('family.records.title')}</h2>
      {!data && !error && <Skeleton lines={6} />}
      {data && <Records child={child} records={data} />}
      <FamilyProblem error={error} className="mt-4" />
    </Card>
  );
}

function Records({ child, records }: { child: OwnChild; records: FamilyRecords }): ReactNode {
  const { id: childId, firstName, username } = child;
  const { consents, notices, requests } = records;
  const parent = useKnownParent()?.name ?? '';
  const words = { child: firstName, username, parent, place: location.origin };
  return (
    <>
      <h3 className="mt-4">{t('family.records.consents')}</h3>
      {consents.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('family.records.none')}</p>
      ) : (
        <NewestFirst label={t('family.records.consents.all', { count: consents.length })}>
          {consents.map((consent, at) => (
            <Consent key={consent.at} consent={consent} before={consents[at - 1]} />
          ))}
        </NewestFirst>
      )}
      {notices.map(({ version, publishedAt, text }) => (
        <details key={version} className="mt-3">
          <summary className="min-h-12 cursor-pointer content-center font-bold text-leaf-deep">
            {t('family.records.notice', { version })}
          </summary>
          <p className="mb-3 text-ink-soft text-sm">
            {t('family.records.notice.since', { time: formatTime(publishedAt) })}
          </p>
          <NoticeText text={text} words={words} />
        </details>
      ))}
      <h3 className="mt-6">{t('family.records.requests')}</h3>
      {requests.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('family.records.noRequests')}</p>
      ) : (
        <NewestFirst label={t('family.records.requests.all', { count: requests.length })}>
          {requests.map((request) => (
            <Request key={request.at} request={request} />
          ))}
        </NewestFirst>
      )}
      <p className="mt-4">
        <Link to={`/family/${childId}/reports`} className="inline-flex min-h-12 items-center font-bold text-leaf-deep">
          {t('family.records.reports')}
        </Link>
      </p>
    </>
  );
}

/** Takes its rows oldest first, as the server lists them. */
function NewestFirst({ label, children }: { label: string; children: readonly ReactNode[] }): ReactNode {
  const [shown, setShown] = useState(SHOWN_FIRST);
  const rest = children.length - shown;
  return (
    <>
      <ul className="ruled mt-1">{children.toReversed().slice(0, shown)}</ul>
      {rest > 0 && (
        <Button look="ghost" onClick={() => setShown(shown + MORE)} className="-ms-4">
          {rest > MORE ? t('family.records.more', { more: MORE, count: children.length }) : label}
        </Button>
      )}
    </>
  );
}

type ConsentRecord = FamilyRecords['consents'][number];

/** A switch that was turned while consent stood: the same person, way and notice as before. */
function isChange(consent: ConsentRecord, before: ConsentRecord): boolean {
  return (
    consent.state === 'granted' &&
    before.state === 'granted' &&
    before.who === consent.who &&
    before.method === consent.method &&
    before.noticeVersion === consent.noticeVersion
  );
}

/** What was switched, in words. */
function formatChange({ scopes }: ConsentRecord, before: ConsentRecord): string {
  const on = nameScopes(scopes.filter((scope) => !before.scopes.includes(scope)));
  const off = nameScopes(before.scopes.filter((scope) => !scopes.includes(scope)));
  if (on !== '' && off !== '') return t('family.records.changed.both', { on, off });
  if (on !== '') return t('family.records.changed.on', { on });
  return off === '' ? t('family.records.changed') : t('family.records.changed.off', { off });
}

function nameScopes(scopes: ConsentRecord['scopes']): string {
  return scopes.map((scope) => t(`family.records.scope.${scope}`)).join(', ');
}

function Consent({ consent, before }: { consent: ConsentRecord; before: ConsentRecord | undefined }): ReactNode {
  const { at, who, state, method, scopes, noticeVersion } = consent;
  const allowed = nameScopes(scopes);
  const change = before && isChange(consent, before) ? formatChange(consent, before) : undefined;
  return (
    <li className="py-2">
      <p className="font-bold">
        {who === 'nobody' && state === 'pending'
          ? t('family.records.asked')
          : `${t(`family.records.who.${who}`)} ${change ?? t(`family.records.state.${state}`)}`}
        {!change && isKnownMethod(method) && <> {t(`family.records.method.${method}`)}</>}
      </p>
      {state === 'granted' && (
        <p>{allowed === '' ? t('family.records.noScopes') : t('family.records.scopes', { scopes: allowed })}</p>
      )}
      <p className="text-ink-soft text-sm">
        {formatTime(at)} · {t('family.records.notice.link', { version: noticeVersion })}
      </p>
    </li>
  );
}

const methods = ['email_plus', 'in_person', 'signed_form', 'card'] as const;

function isKnownMethod(method: string | null): method is (typeof methods)[number] {
  return methods.some((one) => one === method);
}

function Request({ request }: { request: FamilyRecords['requests'][number] }): ReactNode {
  const { at, who, kind, byStaff, changes } = request;
  return (
    <li className="py-2">
      <p className="font-bold">
        {t(`family.records.who.${who}`)} {t(`family.records.kind.${kind}`)}
        {byStaff && <> ({t('family.records.byStaff')})</>}
      </p>
      {changes.map(({ field, from, to }) => (
        <p key={field}>
          {t('family.records.change', {
            field: isField(field) ? t(`family.correct.${field}`) : field,
            from: formatField(field, from),
            to: formatField(field, to),
          })}
        </p>
      ))}
      <p className="text-ink-soft text-sm">{formatTime(at)}</p>
    </li>
  );
}

function formatField(field: string, value: string): string {
  if (field === 'birthDate') return formatDay(value);
  return field === 'timeZone' ? formatTimeZone(value) : value;
}

const fields = ['firstName', 'lastName', 'birthDate', 'timeZone', 'parentName'] as const;

function isField(field: string): field is (typeof fields)[number] {
  return fields.some((one) => one === field);
}
