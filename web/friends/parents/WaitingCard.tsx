import type { ReactNode } from 'react';
import type { WaitingApproval } from '#contract/friends/parents.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/parents/index.ts';
import { useApprovals, useDecideApproval } from './queries.ts';
import { WaitingRow } from './WaitingRow.tsx';

/** New buddies that wait for a parent's answer; hidden when nobody waits. */
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
            <WaitingRow
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

function showAnswer(name: string, buddy: string, decision: 'yes' | 'no', areBuddies: boolean): void {
  if (decision === 'no') showToast({ title: t('parents.waiting.refused', { name }) });
  else if (areBuddies) showToast({ title: t('parents.waiting.buddies', { name, buddy }), tone: 'success' });
  else showToast({ title: t('parents.waiting.waits'), tone: 'success' });
}
