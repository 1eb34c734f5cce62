import { mailAddresses } from '../../accounts/index.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { LINK_LIFETIME } from './lifetimes.ts';
import { signInMail } from './mails.ts';
import { findAddress, insertLink } from './session-queries.ts';

/** Mails a link, unless the address is blocked or over its limit. A retry after a failure counts once. */
export async function mailSignInLink(
  context: Context,
  eventId: string,
  { parentId, isSignedIn }: { readonly parentId: string | null; readonly isSignedIn: boolean },
): Promise<void> {
  const parent = parentId ? await findAddress(context.db, { parentId }) : undefined;
  if (!parentId || !parent) return;
  const now = context.clock.now();
  const { email } = parent;
  const token = newToken();
  const isSent = await context.db.transaction(async (tx) => {
    const counted = { id: eventId, email, now, isSignedIn };
    if (!(await mailAddresses.consumeSignInMail(context, tx, counted))) return false;
    tx.write(insertLink, { tokenHash: hashToken(token), parentId, now, expiresAt: later(now, LINK_LIFETIME) });
    return true;
  });
  if (!isSent) return;
  await context.mail.send(signInMail(email, `${context.config.publicUrl}/family#${token}`));
}
