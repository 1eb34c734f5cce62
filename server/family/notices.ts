import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { newId } from '../platform/tokens.ts';
import { noticeWanted } from './events.ts';
import { noticeMail } from './mails.ts';
import { mayAskAgain, type WishVerdict } from './policy.ts';
import { findWishes, isNoticeKept, keepNotice, keepWish, listNoticeTargets, lockNoticesOf } from './queries.ts';

/** Mails the notice to the parents once more, as the child wishes. */
export async function resendNotice(context: Context, actor: ChildActor): Promise<undefined> {
  const now = context.clock.now();
  const childId = actor.accountId;
  await context.db.transaction(async (tx) => {
    const [, wishes] = await Promise.all([lockNoticesOf(tx, { childId }), findWishes(tx, { childId })]);
    if (!wishes.isPending) throw new Problem('invalid', { message: 'Your grown-up has answered already.' });
    refuse(mayAskAgain(wishes, now), now);
    const kept = keepWish(tx, { id: newId(), childId, now });
    await tx.commit([kept, context.events.emit(tx, noticeWanted, childId, {})]);
  });
}

/** The first notice, once however often it is tried: its row is kept under the id of what it answers. */
export async function sendFirstNotice(context: Context, happeningId: string, childId: string): Promise<void> {
  if (await isNoticeKept(context.db, { id: happeningId })) return;
  if (await sendNotice(context, childId))
    await keepNotice(context.db, { id: happeningId, childId, now: context.clock.now() });
}

/** Writes to every parent of a child who waits for consent. False when nobody is to be asked. */
export async function sendNotice({ db, mail, config }: Context, childId: string): Promise<boolean> {
  const targets = await listNoticeTargets(db, { childId });
  for (const { email, username } of targets) await mail.send(noticeMail(email, username, config));
  return targets.length > 0;
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
