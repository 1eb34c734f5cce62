import { children } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { writeRecord } from '../consent/answers.ts';
import { findChild, insertConsent } from '../consent/consent-queries.ts';
import { canResend, type ResendVerdict } from '../consent/policy.ts';
import { parentMailQueued } from '../events.ts';
import { queueMailToParents } from '../mails/queue.ts';
import { sendDueMails } from '../mails/send.ts';
import { findNotice } from './notice-queries.ts';
import { findResends, insertResend, lockChildResends } from './resend-queries.ts';

/** Asks the parents of a new child for consent: the direct notice now, reminders later. Repeating it changes nothing. */
export async function requestConsent(context: Context, childId: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    if ((await insertConsent(tx, { childId, now })) === 0) return;
    const [child, notice, [parent]] = await Promise.all([
      findChild(tx, { childId }),
      findNotice(tx, {}),
      children.listParents(tx, childId),
    ]);
    if (!child || !notice) throw new Error('a child without a row, or no notice to send');
    const origin = { by: 'sign_up', knownAs: parent?.email ?? '' } as const;
    const entry = { parentId: null, state: 'pending', method: null, scopes: [], origin } as const;
    writeRecord(context, tx, { child, notice }, entry);
    queueMailToParents(context, tx, childId, 'notice');
    queueMailToParents(context, tx, childId, 'reminder');
  });
  await sendDueMails(context, childId);
}

/** A child asks for the direct notice to be mailed again: the first one, or the new one that their parents have to agree to. */
export async function resendDirectNotice(context: Context, actor: ChildActor): Promise<undefined> {
  const now = context.clock.now();
  const childId = actor.accountId;
  await context.db.transaction(async (tx) => {
    tx.lock(lockChildResends, { childId });
    const resends = await findResends(tx, { childId });
    if (!resends.isPending && !resends.isPaused)
      throw new Problem('invalid', { message: 'Your grown-up already answered.' });
    refuse(canResend(resends, now), now);
    tx.write(insertResend, { id: newId(), childId, now });
    queueMailToParents(context, tx, childId, resends.isPending ? 'notice' : 'restated');
    context.events.emit(tx, parentMailQueued, childId, {});
  });
}

function refuse(verdict: ResendVerdict, now: Date): void {
  if (verdict.granted) return;
  if (verdict.because === 'all_used')
    throw new Problem('too_fast', {
      message: 'We wrote three times. Please ask your grown-up to look through their e-mails, or to write to us.',
    });
  throw new Problem('too_fast', {
    message: 'We just wrote to your grown-up. You can ask again tomorrow.',
    retryAfter: Math.ceil((verdict.until.getTime() - now.getTime()) / 1000),
  });
}
