import { listParentsOf } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { record } from '../consent/answers.ts';
import { beginWaiting, findChild } from '../consent/consent-queries.ts';
import { mayAskAgain, REMINDERS, WAITING, type WishVerdict } from '../consent/policy.ts';
import { mailWanted } from '../events.ts';
import { findNotice, queueMails } from '../mails/mail-queries.ts';
import { sendDueMails } from '../mails/send.ts';
import { findWishes, keepWish, lockNoticesOf } from './resend-queries.ts';

/** Begins to wait for the parents of a child who needs their consent: the notice now, two reminders later. Once, however often. */
export async function beginConsent(context: Context, childId: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    if ((await beginWaiting(tx, { childId, answerBy: later(now, WAITING) })) === 0) return;
    const [child, notice, [parent]] = await Promise.all([
      findChild(tx, { childId }),
      findNotice(tx, {}),
      listParentsOf(tx, { childId }),
    ]);
    if (!child || !notice) throw new Error('a child without a row, or no notice to send');
    const told = { by: 'sign_up', knownAs: parent?.email ?? '' } as const;
    await Promise.all([
      record(context, tx, { child, notice }, { parentId: null, state: 'pending', method: null, scopes: [], told }),
      queueMails(tx, { childId, kind: 'notice', dueAt: now }),
      ...REMINDERS.map((wait) => queueMails(tx, { childId, kind: 'reminder', dueAt: later(now, wait) })),
    ]);
  });
  await sendDueMails(context, childId);
}

/** Mails the notice to the parents once more, as the child wishes: the first one, or the new one that they have to agree to. */
export async function resendNotice(context: Context, actor: ChildActor): Promise<undefined> {
  const now = context.clock.now();
  const childId = actor.accountId;
  await context.db.transaction(async (tx) => {
    const [, wishes] = await Promise.all([lockNoticesOf(tx, { childId }), findWishes(tx, { childId })]);
    if (!wishes.isPending && !wishes.isPaused)
      throw new Problem('invalid', { message: 'Your grown-up has answered already.' });
    refuse(mayAskAgain(wishes, now), now);
    tx.write(keepWish, { id: newId(), childId, now });
    tx.write(queueMails, { childId, kind: wishes.isPending ? 'notice' : 'restated', dueAt: now });
    context.events.emit(tx, mailWanted, childId, {});
  });
}

function refuse(verdict: WishVerdict, now: Date): void {
  if (verdict.granted) return;
  if (verdict.because === 'all_used')
    throw new Problem('too_fast', {
      message: 'We have written three times. Please ask your grown-up to look through their e-mail, or to write to us.',
    });
  throw new Problem('too_fast', {
    message: 'We have just written to your grown-up. You can ask again tomorrow.',
    retryAfter: Math.ceil((verdict.until.getTime() - now.getTime()) / 1000),
  });
}
