import { mailAddresses } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { deleteChange, findChange, findFinished, setLinks } from './address-change-queries.ts';
import { addressChangedMail, newAddressMail, oldAddressMail } from './mails.ts';

/** Mails a link to both mailboxes. The new one may be a stranger's, so it has the same limit as sign-in links. */
export async function mailAddressLinks(context: Context, eventId: string, parentId: string): Promise<void> {
  const change = await findChange(context.db, { parentId });
  if (!change) return;
  const now = context.clock.now();
  const [oldToken, newOne] = [newToken(), newToken()];
  const isTaken = await context.db.transaction(async (tx) => {
    const counted = { id: eventId, email: change.to, now, isSignedIn: false };
    if (!(await mailAddresses.consumeSignInMail(context, tx, counted))) return false;
    tx.write(setLinks, { parentId, oldHash: hashToken(oldToken), newHash: hashToken(newOne) });
    return true;
  });
  if (!isTaken) return;
  const page = `${context.config.publicUrl}/family/address`;
  await context.mail.send(oldAddressMail(change.from, change.to, `${page}#${oldToken}`));
  await context.mail.send(newAddressMail(change.to, `${page}#${newOne}`));
}

/** Notifies the old mailbox that the new address is active. */
export async function mailAddressChanged(context: Context, parentId: string): Promise<void> {
  const finished = await findFinished(context.db, { parentId });
  if (!finished) return;
  await context.mail.send(addressChangedMail(finished.oldEmail, finished.newEmail));
  await deleteChange(context.db, { parentId });
}
