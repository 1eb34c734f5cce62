import type { ReactNode } from 'react';
import type { WaitingApproval } from '#contract/friends/parents.ts';
import { formatTime } from '#web/app/i18n/clock-times.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { t } from '../messages/parents/index.ts';

interface WaitingRowProps {
  approval: WaitingApproval;
  childName: string;
  pending: 'yes' | 'no' | undefined;
  onAnswer: (decision: 'yes' | 'no') => void;
}

/** A new buddy that waits for a parent's answer. */
export function WaitingRow({ approval, childName: name, pending, onAnswer }: WaitingRowProps): ReactNode {
  const { user, askedAt } = approval;
  const { pip, ...avatar } = user.avatar;
  const when = timeText(new Date(askedAt));
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
        {listReasons(approval).map((reason) => (
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
function timeText(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? formatTime(at) : at.toLocaleDateString(dateLocale(), { day: 'numeric', month: 'long' });
}

function listReasons({ ageGroup, commonBuddies, otherParentAgreed, sharesGroup }: WaitingApproval): string[] {
  return [
    t(`parents.waiting.${ageGroup}`),
    ...(sharesGroup ? [t('parents.waiting.group')] : []),
    ...(commonBuddies > 0 ? [t('parents.waiting.common', { count: commonBuddies })] : []),
    ...(otherParentAgreed ? [t('parents.waiting.agreed')] : []),
  ];
}
