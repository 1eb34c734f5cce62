import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import type { Mailbox } from '#server/platform/mail/transports.ts';
import type { MovingClock } from '../moving-clock.ts';

/** A Lilypad whose clock the demo moves, and whose mails it reads. */
export interface Demo {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: MovingClock;
  readonly mailbox: Mailbox;
}

/** Everybody's password. It is printed when the demo starts. */
export const PASSWORD = 'frogs like rain';

/** What `wanted` captures in the newest mail to an address that names a person. */
export async function inMail({ context, mailbox }: Demo, to: string, name: string, wanted: RegExp): Promise<string> {
  await context.events.idle();
  for (const mail of mailbox.newestFirst()) {
    if (mail.to !== to || !`${mail.subject} ${mail.text}`.includes(name)) continue;
    const [, found] = wanted.exec(mail.text) ?? [];
    if (found) return found;
  }
  throw new Error(`nothing like ${wanted} was mailed to ${to}`);
}
