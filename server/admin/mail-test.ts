import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { testMailTo } from './mails.ts';
import { keep, MAIL_TESTED } from './settings.ts';

/** Sends a mail at once and tells plainly when the mail server did not take it. */
export async function sendTestMail(context: Context, admin: StaffActor, address: string): Promise<undefined> {
  try {
    await context.mail.send(testMailTo(address, context.config.publicUrl));
  } catch (err) {
    context.log.warn({ err }, 'the test mail was not taken');
    throw new Problem('unavailable', {
      message: 'The mail server did not take the mail. Please check SMTP_URL and MAIL_FROM.',
    });
  }
  await keep(context, admin, () => [[MAIL_TESTED, context.clock.now().toISOString()]]);
}
