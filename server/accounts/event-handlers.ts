import type { Context } from '../platform/context.ts';
import { afterCommit, type EventHandler } from '../platform/events.ts';
import { newCode } from '../platform/tokens.ts';
import { codeWanted, passwordForgotten, passwordReset } from './events.ts';
import { isBlocked } from './mail-addresses/blocked-addresses.ts';
import { alreadyHereMail, codeMail, parentCodeMail } from './mails.ts';
import { mailNewPassword, mailResetLinks } from './passwords/forgotten-passwords.ts';
import { findCodeMail, updateCode } from './sign-up/sign-up-queries.ts';
import { hashCode } from './sign-up/verification.ts';

export const eventHandlers: readonly EventHandler[] = [
  afterCommit(codeWanted, (context, { facts }) => mailCode(context, facts.signupId)),
  afterCommit(passwordForgotten, (context, { id, facts }) => mailResetLinks(context, id, facts)),
  afterCommit(passwordReset, (context, { accountId }) => mailNewPassword(context, accountId)),
];

/** Only the hash of the code is stored. An address that already has an account gets no code, so none can be right. */
async function mailCode(context: Context, signupId: string): Promise<void> {
  const signUp = await findCodeMail(context.db, { id: signupId, now: context.clock.now() });
  if (!signUp) return;
  const { email, username, toParent, isKnown } = signUp;
  if (await isBlocked(context, context.db, email)) return;
  if (isKnown) return context.mail.send(alreadyHereMail(email, context.config.publicUrl));
  const code = newCode();
  await updateCode(context.db, { id: signupId, codeHash: hashCode(context, signupId, code) });
  await context.mail.send(toParent ? parentCodeMail(email, username, code) : codeMail(email, code));
}
