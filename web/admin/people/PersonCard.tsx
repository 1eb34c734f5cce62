import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Person } from '#contract/people.ts';
import { deviceParts } from '#web/accounts/sessions/device-name.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t as tDesk } from '../messages/data-desk/index.ts';
import { t } from '../messages/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { ActionForm } from './ActionForm.tsx';
import { describeCase } from './describe-case.ts';
import { formatMoment } from './format-moment.ts';
import { usePerson } from './queries.ts';
import { StateChips } from './StateChips.tsx';

export function PersonCard({ id }: { id: string }): ReactNode {
  const person = usePerson(id);
  return (
    <>
      <BackButton />
      <WhenLoaded of={person}>{(data) => <AccountCard {...data} />}</WhenLoaded>
    </>
  );
}

/** To the list or the search that led here, as it was. */
function BackButton(): ReactNode {
  const isFromList = useHistoryState<{ isFromList?: boolean } | null>()?.isFromList === true;
  if (isFromList)
    return (
      <Button look="ghost" onClick={() => history.back()} className="-ms-5 self-start">
        {t('admin.person.back')}
      </Button>
    );
  return (
    <Button look="ghost" to="/admin/people" className="-ms-5 self-start">
      {t('admin.person.back')}
    </Button>
  );
}

function AccountCard(person: Person): ReactNode {
  const { username, displayName, lastActiveAt, createdAt, suspendedUntil, scopes, sessions, leaving } = person;
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <Card>
        <h2>{username}</h2>
        <p className="text-ink-soft">{displayName}</p>
        <div className="mt-3">
          <StateChips {...person} />
        </div>
        <dl className="mt-4 ruled">
          <Fact name={t('admin.person.joined')}>{formatMoment(createdAt)}</Fact>
          <Fact name={t('admin.person.lastActive')}>
            {lastActiveAt ? formatMoment(lastActiveAt) : t('admin.person.never')}
          </Fact>
          {suspendedUntil && <Fact name={t('admin.person.suspendedUntil')}>{formatMoment(suspendedUntil)}</Fact>}
          {leaving && <Fact name={t('admin.person.erasedAfter')}>{formatMoment(leaving.eraseAt)}</Fact>}
          <Fact name={t('admin.person.scopes')}>
            {scopes.length === 0
              ? t('admin.person.noScopes')
              : scopes.map((scope) => t(`admin.person.scope.${scope}`)).join(', ')}
          </Fact>
        </dl>
        {leaving && (
          <Callout tone="lotus" className="mt-3">
            {t(
              leaving.by !== 'staff'
                ? `admin.person.leftBy.${leaving.by}`
                : leaving.isAgreed
                  ? 'admin.person.agreed'
                  : 'admin.person.needsSecond',
            )}
          </Callout>
        )}
        <h3 className="mt-4">{t('admin.person.sessions', { count: sessions.length })}</h3>
        <ul className="ruled">
          {sessions.map(({ device, createdAt: since, lastUsedAt }) => (
            <li key={since} className="py-2 text-sm">
              <p className="break-words">{deviceName(device)}</p>
              <p className="text-ink-soft">{formatMoment(lastUsedAt)}</p>
            </li>
          ))}
        </ul>
        <CasesOf {...person} />
        <p className="mt-3 text-ink-soft text-sm">{t('admin.person.written')}</p>
      </Card>
      <div className="flex flex-col gap-6">
        <ActionForm {...person} />
        <Card>
          <h2>{tDesk('admin.desk.open')}</h2>
          <p className="mt-1 text-ink-soft">{tDesk('admin.desk.open.text')}</p>
          <Button look="secondary" to={`/admin/people?id=${person.id}&for=parent`} className="mt-4">
            {tDesk('admin.desk.show')}
          </Button>
        </Card>
      </div>
    </div>
  );
}

function CasesOf({ cases }: Person): ReactNode {
  return (
    <>
      <h3 className="mt-4">{t('admin.person.cases')}</h3>
      {cases.length === 0 ? (
        <p className="text-ink-soft">{t('admin.person.noCases')}</p>
      ) : (
        <ul className="ruled">
          {cases.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 py-1 text-sm">
              <Link to={`/moderation/cases/${one.id}`} className="inline-flex min-h-12 items-center underline">
                {describeCase(one)}
              </Link>
              {one.isOpen && <Chip tone="sun">{t('admin.person.openCase')}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function deviceName(userAgent: string): string {
  const { browser, system } = deviceParts(userAgent);
  return [browser, system].filter(Boolean).join(', ') || t('admin.person.device');
}
