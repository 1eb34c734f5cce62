import { later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { composeFamilyMail } from './compose.ts';
import { claimMails, markSent, postponeMail } from './mail-queries.ts';
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

async function send(context: Context, { id, kind }: { id: string; kind: string }): Promise<void> {
  const now = context.clock.now();
  const moduleMail = findModuleMail(context, kind);
  try {
    const mail = await context.db.transaction((tx) =>
      moduleMail ? composeModuleMail(context, tx, id, moduleMail) : composeFamilyMail(context, tx, id),
    );
    if (!mail) return;
    await context.mail.send(mail);
    await markSent(context.db, { id, now });
  } catch (err) {
    context.log.error({ err, id }, 'a mail to a parent was not sent and will be tried again');
    await postponeMail(context.db, { id, dueAt: later(now, RETRY_DELAY) });
  }
}
