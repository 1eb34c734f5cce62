import type { ReactNode } from 'react';
import type { Approval } from '#contract/approvals.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { ParentHeading } from '#web/family/ParentHeading.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/approval/index.ts';
import { useApprove } from '../queries.ts';

export interface Answered {
  readonly username: string;
  readonly decision: 'yes' | 'no';
  readonly areBuddies: boolean;
}

interface ApprovalFormProps {
  about: NonNullable<Approval['about']>;
  token: string;
  onDone: (answered: Answered) => void;
  /** Somebody has answered meanwhile. */
  onGone: () => void;
}

/** One question to a parent, with two buttons of the same weight. */
export function ApprovalForm({ about, token, onDone, onGone }: ApprovalFormProps): ReactNode {
  const { username, buddy, ageGroup, joinedAt, isAcross, areBuddies, until } = about;
  const since = new Date(joinedAt).toLocaleDateString(dateLocale(), { dateStyle: 'long' });
  const [from = '', to = ''] = ageGroup.split('-');
  const { mutate, isPending, variables, error } = useApprove();
  const day = new Date(until).toLocaleDateString(dateLocale(), { dateStyle: 'long' });
  const answer = (decision: 'yes' | 'no'): void =>
    mutate(
      { token, decision },
      {
        onSuccess: (done) => onDone({ username, ...done }),
        onError: (refusal) => refusal instanceof ApiError && refusal.code === 'gone' && onGone(),
      },
    );
  return (
    <>
      <ParentHeading title={t('approval.question', { username, buddy })}>
        <p>{t('approval.whom', { buddy, from, to, since })}</p>
        <p>{t('approval.lead')}</p>
      </ParentHeading>
      {isAcross && <Callout emoji="🔎">{t('approval.across')}</Callout>}
      {areBuddies && <Callout emoji="🐸">{t('approval.already', { username })}</Callout>}
      <Card>
        <h2>{t('approval.can')}</h2>
        <ul className="mt-3 flex list-disc flex-col gap-1 ps-6">
          <li>{t('approval.can.words')}</li>
          <li>{t('approval.can.posts')}</li>
          <li>{t('approval.can.chat')}</li>
          <li>{t('approval.can.see')}</li>
        </ul>
      </Card>
      <p className="text-pretty">{t('approval.know', { buddy, username, until: day })}</p>
      {error && !isPending && (
        <div role="alert">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {!areBuddies && (
          <Button size="large" pending={isPending && variables.decision === 'yes'} onClick={() => answer('yes')}>
            {t('approval.yes')}
          </Button>
        )}
        <Button
          size="large"
          look="secondary"
          pending={isPending && variables.decision === 'no'}
          onClick={() => answer('no')}
        >
          {t('approval.no')}
        </Button>
      </div>
    </>
  );
}
