import { endings } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { eraseChild } from '../erasure/erasure.ts';
import { parentLanguage } from '../mails/mail.ts';
import { endingMail } from './mails.ts';

/** Gives the notices that are due, and erases the accounts whose notices are over. */
export async function endByTime(context: Context): Promise<void> {
  await endings.giveNotices(context);
  for (const id of await endings.listDueEndings(context))
    if (await endings.beginErasing(context, id)) await eraseChild(context, id);
}

/** Sends nothing when the account stays after all. */
export async function mailEnding(context: Context, accountId: string, isLast: boolean): Promise<void> {
  const notice = await endings.findNotice(context, accountId);
  if (!notice) return;
  const { username, why, eraseAt, timeZone, addresses } = notice;
  const until = dayIn(timeZone, eraseAt);
  for (const to of addresses)
    await context.mail.send(endingMail(to, { username, why, until, isLast }, context.config.publicUrl));
}

function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(parentLanguage, { timeZone, dateStyle: 'full' }).format(at);
}
