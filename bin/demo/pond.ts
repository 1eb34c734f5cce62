import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import type { Mailbox } from '#server/platform/mail.ts';
import type { MovingClock } from '../moving-clock.ts';

/** A Lilypad whose time is ours to pass, and whose mails we may read. */
export interface Pond {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: MovingClock;
  readonly mailbox: Mailbox;
}

/** The only password of the demo; it stands on the screen of whoever starts it. */
export const PASSWORD = 'frogs like rain';

/** The newest mail to an address that names somebody, read for what it shall hold. */
export async function inMail({ context, mailbox }: Pond, to: string, name: string, wanted: RegExp): Promise<string> {
  await context.events.idle();
  for (const mail of mailbox.newestFirst()) {
    if (mail.to !== to || !`${mail.subject} ${mail.text}`.includes(name)) continue;
    const [, found] = wanted.exec(mail.text) ?? [];
    if (found) return found;
  }
  throw new Error(`nothing like ${wanted} was mailed to ${to}`);
}
