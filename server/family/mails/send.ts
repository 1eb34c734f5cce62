import { later, MINUTE, SECOND } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { toMailFailure } from '../../platform/mail/mail-failure.ts';
import { composeFamilyMail } from './compose.ts';
import { claimMail, claimMails, markSent, recordFailedMail } from './mail-queries.ts';
import { type ComposedMail, composeModuleMail, findModuleMail, type ParentMail } from './module-mails.ts';

/** After this time other nodes take over the mails of a dead node. */
const CLAIM_TIME = 10 * MINUTE;
/** What has not begun by then is left, because the mails of a slow mail server would outlive their claim and be sent twice. */
const MAX_RUN = CLAIM_TIME / 2;
const RETRY_DELAY = 5 * MINUTE;
/** After this time another node may continue. */
const TURN = 50 * SECOND;
const AT_ONCE = 4;
const IN_ORDER = 25;

/** Sends what is due to one child's parents, or to all. A failed mail is retried: it may arrive twice, but is never lost. */
export async function sendDueMails(context: Context, childId: string | null): Promise<void> {
  const { clock, db } = context;
  const startedAt = clock.elapsed();
  let claimed: Awaited<ReturnType<typeof claimMails>>;
  do {
    const now = clock.now();
    const end = clock.elapsed() + MAX_RUN;
    claimed = await claimMails(db, { now, staleBefore: later(now, -CLAIM_TIME), childId });
    await sendAll(context, claimed, end);
  } while (claimed.length > 0 && clock.elapsed() - startedAt < TURN);
}

/**
 * Large numbers are sent in parallel, because a remote mail server answers slowly and thousands are due on Fridays. A few keep
 * their order.
 */
async function sendAll(context: Context, mails: readonly { id: string; kind: string }[], end: number): Promise<void> {
  const waiting = mails.values();
  const sendNext = async () => {
    for (const mail of waiting) {
      if (context.clock.elapsed() >= end) return;
      await send(context, mail);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Math.ceil(mails.length / IN_ORDER)) }, sendNext));
}

/** Retries one mail now. Undefined if there is no unsent mail with this id. */
export async function resendParentMail(context: Context, id: string): Promise<'settled' | 'failed' | undefined> {
  const claimed = await claimMail(context.db, { id, now: context.clock.now() });
  return claimed && send(context, claimed);
}

async function send(context: Context, { id, kind }: { id: string; kind: string }): Promise<'settled' | 'failed'> {
  const now = context.clock.now();
  const moduleMail = findModuleMail(context, kind);
  try {
    const composed = await context.db.transaction((tx) => compose(context, tx, id, moduleMail));
    if (!composed) return 'settled';
    await context.mail.send(composed.mail);
    await markSent(context.db, { ids: [...composed.ids], now });
    return 'settled';
  } catch (err) {
    context.log.error({ err, id }, 'a mail to a parent was not sent and will be tried again');
    const failed = { id, dueAt: later(now, RETRY_DELAY), failure: toMailFailure(err), now };
    await recordFailedMail(context.db, failed);
    return 'failed';
  }
}

async function compose(
  context: Context,
  tx: Transaction,
  id: string,
  moduleMail: ParentMail | undefined,
): Promise<ComposedMail | undefined> {
  if (moduleMail) return composeModuleMail(context, tx, id, moduleMail);
  const mail = await composeFamilyMail(context, tx, id);
  return mail && { mail, ids: [id] };
}
