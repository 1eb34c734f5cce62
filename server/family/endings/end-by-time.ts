import { endings } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import { localeAt } from '../../platform/local-dates.ts';
import { eraseChild } from '../erasure/erasure.ts';
import { parentLanguage } from '../mails/mail.ts';
import { endingMail } from './mails.ts';

/** Sends the notices that are due, and erases the accounts whose time is up. */
export async function endByTime(context: Context): Promise<void> {
  try {
    await endings.sendEndingNotices(context);
  } finally {
    await runEach(context, [await endings.listDueEndings(context), eraseEnded]);
  }
}

async function eraseEnded(context: Context, id: string): Promise<void> {
  if (await endings.beginErasing(context, id)) await eraseChild(context, id);
}

interface Step {
  readonly eventId: string;
  readonly accountId: string;
  readonly isLast: boolean;
}

/** Sends nothing if the account stays after all. A mailbox that fails doesn't hold up others, and only it is retried. */
export async function mailEnding(context: Context, { eventId, accountId, isLast }: Step): Promise<void> {
  const notice = await endings.findNotice(context, accountId, isLast);
  if (!notice) return;
  const { firstName, username, why, eraseAt, timeZone, waiting } = notice;
  const until = formatDay(timeZone, eraseAt);
  const failures: unknown[] = [];
  for (const { id: to, email } of waiting) {
    const mail = endingMail(email, { firstName, username, why, until, isLast }, context.config.publicUrl);
    try {
      // A mail sent right before a crash is sent again with the same id, so mailboxes show it once.
      await context.mail.send({ ...mail, id: `${eventId}.${to}` });
      await endings.recordNoticeSent(context, { accountId, to, isLast });
    } catch (err) {
      failures.push(err);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function formatDay(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(localeAt(parentLanguage, timeZone), { timeZone, dateStyle: 'full' }).format(at);
}
