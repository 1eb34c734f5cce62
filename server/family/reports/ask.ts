import type { ChildActor } from '../../platform/actor.ts';
import { DAY, HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { parentMailQueued } from '../events.ts';
import { findLastAsk, lockAsks, queueAskedReports } from './ask-queries.ts';

export const ASKED_REPORT = 'asked_report';

const APART = HOUR;
/** So that a child who likes the button doesn't flood a parent's mailbox. */
const PER_DAY = 3;

/** Mails the child's last seven days to each parent who has consented and wants reports. */
export async function sendParentReport(context: Context, actor: ChildActor): Promise<undefined> {
  const now = context.clock.now();
  const { accountId: childId } = actor;
  await context.db.transaction(async (tx) => {
    tx.lock(lockAsks, { childId });
    const { parents, readers, lastAt, asks } = await findLastAsk(tx, {
      childId,
      since: later(now, -DAY),
      kind: ASKED_REPORT,
    });
    if (parents === 0) throw new Problem('no_parent');
    if (actor.consent !== 'granted' && actor.consent !== 'not_needed') throw new Problem('consent_required');
    if (readers === 0) throw new Problem('report_unwanted');
    refuseTooSoon(now, lastAt, asks);
    tx.write(queueAskedReports, { childId, kind: ASKED_REPORT, now });
    context.events.emit(tx, parentMailQueued, childId, {});
  });
}

function refuseTooSoon(now: Date, lastAt: Date | null, asks: number): void {
  if (!lastAt) return;
  const isEnough = asks >= PER_DAY;
  const seconds = Math.ceil((later(lastAt, isEnough ? DAY : APART).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return;
  throw new Problem('too_fast', { message: isEnough ? ENOUGH : TOO_SOON, retryAfter: seconds });
}

const TOO_SOON = 'You just sent your report. You can send another one in an hour.';
const ENOUGH = 'You sent three reports already. You can send another one tomorrow.';
