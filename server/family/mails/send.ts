import { later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { mailFailureOf } from '../../platform/mail/mail-failure.ts';
import { composeFamilyMail } from './compose.ts';
import { claimMail, claimMails, markSent, noteFailedMail } from './mail-queries.ts';
import { composeModuleMail, findModuleMail } from './module-mails.ts';

/** After this time other nodes take over the mails of a node that stopped. */
const CLAIM_TIME = 10 * MINUTE;
const RETRY_DELAY = 5 * MINUTE;

/** Sends what is due to a child's parents, or to all. A failed mail is tried again: it may arrive twice, but never not at all. */
export async function sendDueMails(context: Context, childId: string | null): Promise<void> {
  const now = context.clock.now();
  const claimed = await claimMails(context.db, { now, staleBefore: later(now, -CLAIM_TIME), childId });
  for (const mail of claimed) await send(context, mail);
}

/** Tries one mail again at once. Undefined: there is none with this id that was not sent. */
export async function resendParentMail(context: Context, id: string): Promise<'settled' | 'failed' | undefined> {
  const claimed = await claimMail(context.db, { id, now: context.clock.now() });
  return claimed && send(context, claimed);
}

async function send(context: Context, { id, kind }: { id: string; kind: string }): Promise<'settled' | 'failed'> {
  const now = context.clock.now();
  const moduleMail = findModuleMail(context, kind);
  try {
    const mail = await context.db.transaction((tx) =>
      moduleMail ? composeModuleMail(context, tx, id, moduleMail) : composeFamilyMail(context, tx, id),
    );
    if (!mail) return 'settled';
    await context.mail.send(mail);
    await markSent(context.db, { id, now });
    return 'settled';
  } catch (err) {
    context.log.error({ err, id }, 'a mail to a parent was not sent and will be tried again');
    const failed = { id, dueAt: later(now, RETRY_DELAY), failure: mailFailureOf(err), now };
    await noteFailedMail(context.db, failed);
    return 'failed';
  }
}
