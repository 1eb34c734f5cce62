import { mailAddresses } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { listInvitationMail, setInvitationLink } from './invitation-queries.ts';
import { invitationMail } from './mails.ts';

/** Counts as a mail about children: an unconfirmed address gets at most three a day. */
export async function mailInvitation(
  context: Context,
  eventId: string,
  invitationIds: readonly string[],
): Promise<void> {
  const invitations = await listInvitationMail(context.db, { ids: invitationIds });
  const [first] = invitations;
  if (!first) return;
  const { email, invitedBy } = first;
  const now = context.clock.now();
  const token = newToken();
  const isSent = await context.db.transaction(async (tx) => {
    if ((await mailAddresses.consumeParentMail(context, tx, { id: eventId, email, now })) !== 'taken') return false;
    tx.write(setInvitationLink, { ids: invitations.map(({ id }) => id), tokenHash: hashToken(token) });
    return true;
  });
  const url = `${context.config.publicUrl}/family/invitation#${token}`;
  if (isSent) await context.mail.send(invitationMail({ email, invitedBy, children: invitations }, url));
}
