import type { ReactNode } from 'react';
import type { WaitingApproval } from '#contract/friends/parents.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/parents/index.ts';
import { useApprovals, useDecideApproval } from './queries.ts';

/** New buddies that wait for a parent's answer; nothing where nobody waits. */
export function WaitingCard({ childId, childName }: { childId: string; childName: string }): ReactNode {
  const { data } = useApprovals();
  const decide = useDecideApproval();
  const waiting = (data?.approvals ?? []).filter((one) => one.childId === childId);
  if (waiting.length === 0 && !decide.error) return null;
  const answer = (one: WaitingApproval, decision: 'yes' | 'no'): void =>
    decide.mutate(
      { id: one.id, decision },
      { onSuccess: ({ areBuddies }) => showAnswer(childName, one.user.username, decision, areBuddies) },
    );
  const pending = decide.isPending ? decide.variables : undefined;
  return (
    <Card className={waiting.length > 0 ? 'border-leaf/60' : ''}>
      <h2 className="flex items-center gap-3">
        {t('parents.waiting')} {waiting.length > 0 && <Count count={waiting.length} />}
      </h2>
      <ul className="divide-y-2 divide-line">
        {waiting.map((one) => (
          <li key={one.id} className="py-4 last:pb-1">
            <Waiting
              approval={one}
              childName={childName}
              pending={pending?.id === one.id ? pending.decision : undefined}
              onAnswer={(decision) => answer(one, decision)}
            />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && <p className="mt-2 text-ink-soft text-sm">{t('parents.waiting.then')}</p>}
      <FamilyProblem error={decide.error} className="mt-3" />
    </Card>
  );
}

/** How many wait for an answer about a child, on the child's chip. */
export function WaitingBadge({ childId }: { childId: string }): ReactNode {
  const { data } = useApprovals();
  const count = (data?.approvals ?? []).filter((one) => one.childId === childId).length;
  if (count === 0) return null;
  return <Count count={count} />;
}

function Count({ count }: { count: number }): ReactNode {
  return (
    <span
      data-tone="lotus"
      className="inline-flex min-w-7 items-center justify-center rounded-full bg-tone px-2 font-bold font-display text-label text-tone-on leading-7"
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('parents.waiting.count', { count })}</span>
    </span>
  );
}

interface WaitingProps {
  approval: WaitingApproval;
  childName: string;
  pending: 'yes' | 'no' | undefined;
  onAnswer: (decision: 'yes' | 'no') => void;
}

function Waiting({ approval, childName: name, pending, onAnswer }: WaitingProps): ReactNode {
  const { user, askedAt } = approval;
  const { pip, ...avatar } = user.avatar;
  const when = whenOf(new Date(askedAt));
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar {...avatar} {...(pip ? { pip } : {})} size={56} />
        <div className="min-w-0">
          <p className="break-words font-bold font-display text-lg leading-tight">{user.username}</p>
          <p className="text-ink-soft text-sm">{t('parents.waiting.asks', { name, when })}</p>
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {reasonsOf(approval).map((reason) => (
          <li key={reason} className="flex items-center gap-1.5">
            <span aria-hidden="true" className="font-bold text-leaf-deep">
              ✓
            </span>
            {reason}
          </li>
        ))}
        {approval.otherParentAgreed === false && <li className="text-ink-soft">{t('parents.waiting.notYet')}</li>}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button
          tone="leaf"
          aria-label={t('parents.waiting.allowOf', { buddy: user.username })}
          pending={pending === 'yes'}
          onClick={() => onAnswer('yes')}
        >
          {t('parents.waiting.allow')}
        </Button>
        <Button
          look="secondary"
          aria-label={t('parents.waiting.notNowOf', { buddy: user.username })}
          pending={pending === 'no'}
          onClick={() => onAnswer('no')}
        >
          {t('parents.waiting.notNow')}
        </Button>
      </div>
    </>
  );
}

/** The time today, else the day. */
function whenOf(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday
    ? at.toLocaleTimeString(currentLocale(), { timeStyle: 'short' })
    : at.toLocaleDateString(currentLocale(), { day: 'numeric', month: 'long' });
}

function reasonsOf({ ageGroup, commonBuddies, otherParentAgreed, sharesGroup }: WaitingApproval): string[] {
  return [
    t(`parents.waiting.${ageGroup}`),
    ...(sharesGroup ? [t('parents.waiting.group')] : []),
    ...(commonBuddies > 0 ? [t('parents.waiting.common', { count: commonBuddies })] : []),
    ...(otherParentAgreed ? [t('parents.waiting.agreed')] : []),
  ];
}

function showAnswer(name: string, buddy: string, decision: 'yes' | 'no', areBuddies: boolean): void {
  if (decision === 'no') showToast({ title: t('parents.waiting.refused', { name }) });
  else if (areBuddies) showToast({ title: t('parents.waiting.buddies', { name, buddy }), tone: 'success' });
  else showToast({ title: t('parents.waiting.waits'), tone: 'success' });
}
