import { mailAddresses } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { findInvitationMail, setInvitationLink } from './invitation-queries.ts';
import { invitationMail } from './mails.ts';

/** Counts as a mail about children: an unconfirmed address gets at most three a day. */
export async function mailInvitation(context: Context, eventId: string, invitationId: string): Promise<void> {
  const invitation = await findInvitationMail(context.db, { id: invitationId });
  if (!invitation) return;
  const { email } = invitation;
  const now = context.clock.now();
  const token = newToken();
  const isSent = await context.db.transaction(async (tx) => {
    if ((await mailAddresses.consumeParentMail(context, tx, { id: eventId, email, now })) !== 'taken') return false;
    tx.write(setInvitationLink, { id: invitationId, tokenHash: hashToken(token) });
    return true;
  });
  if (isSent)
    await context.mail.send(invitationMail(invitation, `${context.config.publicUrl}/family/invitation#${token}`));
}
