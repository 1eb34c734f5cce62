import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { GrownUps } from '#contract/family.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PlusIcon } from '#web/ui/controls/icons.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { formatTime } from '../format-time.ts';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { useSignOutEverywhere } from '../home/queries.ts';
import { t } from '../messages/grown-ups/index.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { useCancelAddressChange, useGrownUps, useOwnAddress, useWithdrawInvitation } from './queries.ts';

/** The child's parents and invited grown-ups, and the reader's own address. */
export function GrownUpsCard({ childId, childName }: { childId: string; childName: string }): ReactNode {
  const { data, error, refetch } = useGrownUps(childId);
  return (
    <Card aria-busy={!data && !error}>
      <h2 className="text-xl">{t('family.grownUps')}</h2>
      {!data && !error && <Skeleton lines={3} className="mt-4" />}
      {error && !data && (
        <Callout
          tone="lotus"
          className="mt-3"
          action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
        >
          {sentenceFor(error)}
        </Callout>
      )}
      {data && <People data={data} childId={childId} childName={childName} />}
    </Card>
  );
}

interface PeopleProps {
  data: GrownUps;
  childId: string;
  childName: string;
}

function People({ data, childId, childName }: PeopleProps): ReactNode {
  const { grownUps, invitations, canInvite } = data;
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <ul className="mt-3 flex flex-col gap-4">
        {grownUps.map((grownUp, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: others have no id that this parent may know
          <li key={at} className="flex items-start gap-3">
            <Initial name={grownUp.name} />
            <div className="min-w-0 flex-1">
              <p className="break-words font-bold">
                {grownUp.isYou ? t('family.grownUps.you', { name: grownUp.name }) : grownUp.name}
              </p>
              {grownUp.isYou ? (
                <>
                  <OwnAddress />
                  <OwnLink to={`/family/${childId}/data#correct`}>{t('family.grownUps.correctName')}</OwnLink>
                  <OwnLink to={`/family/${childId}/reports`}>{t('family.grownUps.reportMail')}</OwnLink>
                  <SignOutEverywhere />
                </>
              ) : (
                <p className="text-ink-soft text-sm">
                  {t(grownUp.hasConsented ? 'family.grownUps.answered' : 'family.grownUps.unanswered')}
                </p>
              )}
            </div>
          </li>
        ))}
        {invitations.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} childId={childId} />
        ))}
      </ul>
      {canInvite && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsInviting(true)}
          className="mt-4 flex min-h-12 w-full items-center gap-3 rounded-button text-start hover:bg-mist"
        >
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-line-strong border-dashed text-ink-soft">
            <PlusIcon />
          </span>
          <span className="min-w-0">
            <span className="block font-bold text-leaf-deep">
              {t(grownUps.length + invitations.length > 1 ? 'family.grownUps.addMore' : 'family.grownUps.add')}
            </span>
            <span className="block text-ink-soft text-sm">{t('family.grownUps.stricter')}</span>
          </span>
        </button>
      )}
      {isInviting && <InviteDialog childId={childId} childName={childName} onClose={() => setIsInviting(false)} />}
    </>
  );
}

function Initial({ name }: { name: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-full bg-grape-soft font-bold font-display text-grape-deep text-lg"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

function Invited({ invitation, childId }: { invitation: GrownUps['invitations'][number]; childId: string }): ReactNode {
  const { id, name, email, state, until } = invitation;
  const withdraw = useWithdrawInvitation(childId);
  return (
    <li className="flex flex-wrap items-start gap-3">
      <Initial name={name} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-bold">{t('family.grownUps.invited', { name })}</p>
        {email && <p className="break-words text-ink-soft text-sm">{email}</p>}
        <p className="text-ink-soft text-sm">{t(`family.grownUps.${state}`, { until: formatTime(until) })}</p>
        <FamilyProblem error={withdraw.error} className="mt-2" />
      </div>
      <Button
        look="ghost"
        className="ms-auto mb-0! px-2"
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate(id)}
      >
        {t(state === 'open' ? 'family.grownUps.takeBack' : 'family.grownUps.remove')}
      </Button>
    </li>
  );
}

/** For a phone that was lost, or a tablet at somebody else's. */
function SignOutEverywhere(): ReactNode {
  const { mutate, isPending, error } = useSignOutEverywhere();
  return (
    <>
      <button type="button" disabled={isPending} onClick={() => mutate()} className={cx('block', linkLook)}>
        {t('family.grownUps.signOutEverywhere')}
      </button>
      <FamilyProblem error={error} className="mt-2" />
    </>
  );
}

/** To what is set on another page. */
function OwnLink({ to, children }: { to: string; children: string }): ReactNode {
  return (
    <Link to={to} className={cx('flex items-center', linkLook)}>
      {children}
    </Link>
  );
}

const linkLook = 'min-h-12 text-start font-bold font-display text-leaf-deep text-sm hover:underline';

function OwnAddress(): ReactNode {
  const { data } = useOwnAddress();
  const cancel = useCancelAddressChange();
  const [isChanging, setIsChanging] = useState(false);
  if (!data) return <Skeleton className="mt-1 h-5 w-40 max-w-full rounded-sm" />;
  const { email, change } = data;
  return (
    <>
      <p className="break-words text-ink-soft text-sm">{email}</p>
      {change ? (
        <div role="status" className="mt-2 text-sm">
          <p className="break-words font-bold">{t('family.grownUps.moving', { email: change.email })}</p>
          <p className="text-ink-soft">{t('family.grownUps.movingText', { until: formatTime(change.until) })}</p>
          <Button look="ghost" className="-ms-5" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('family.grownUps.keep')}
          </Button>
          <FamilyProblem error={cancel.error} />
        </div>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={() => setIsChanging(true)} className={linkLook}>
          {t('family.grownUps.changeAddress')}
        </button>
      )}
      {isChanging && <AddressDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}
