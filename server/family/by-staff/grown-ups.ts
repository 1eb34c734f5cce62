import type * as contract from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { children, mailAddresses } from '../../accounts/index.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem } from '../../platform/problem.ts';
import { audit } from '../../safety/index.ts';
import { parentMailQueued } from '../events.ts';
import { MAX_GROWN_UPS } from '../grown-ups/policy.ts';
import { queueInvitationMails } from '../mails/mail-queries.ts';
import * as queries from './child-by-username-queries.ts';

type Invitation = Body<typeof contract.inviteGrownUp>;

/**
 * Staff add another grown-up to a child. The new one is asked for their own answer, and the others get a mail. A second answer
 * can only allow less, and only the first address gets links for a lost password.
 */
export async function inviteGrownUp(context: Context, staff: StaffActor, invitation: Invitation): Promise<undefined> {
  const { parentEmail: email, parentName: name } = invitation;
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const childId = await loadInvitedChild(context, tx, invitation);
    children.addParent(tx, { childId, email, name, now });
    tx.write(queueInvitationMails, { childId, email, dueAt: now });
    context.events.emit(tx, parentMailQueued, childId, {});
    audit(context, tx, { actor: staff.accountId, act: 'parent.name', subject: childId, about: childId, at: now });
  });
}

async function loadInvitedChild(
  context: Context,
  tx: Transaction,
  { username, parentEmail }: Invitation,
): Promise<string> {
  tx.lock(queries.lockChildByUsername, { username });
  const [status, child, parents, isAddressBlocked] = await Promise.all([
    queries.findConsentByUsername(tx, { username }),
    queries.findChildByUsername(tx, { username }),
    queries.listParentsByUsername(tx, { username }),
    mailAddresses.isBlocked(context, tx, parentEmail),
  ]);
  if (status?.consent === 'not_needed') throw fieldProblem('username', 'This young person needs no consent.');
  if (!child || child.erasingSince || child.eraseAt)
    throw fieldProblem('username', 'There is no child with this username.');
  if (parents.some(({ email }) => mailAddresses.mailboxKey(email) === mailAddresses.mailboxKey(parentEmail)))
    throw fieldProblem('parentEmail', 'This grown-up is already listed.');
  if (parents.length >= MAX_GROWN_UPS) throw fieldProblem('username', 'This child already has four grown-ups.');
  if (isAddressBlocked) throw fieldProblem('parentEmail', 'This address asked us not to e-mail it again.');
  return child.id;
}

/** Allows mails to an address again whose owner had refused or reported "not my child", and now wants them. */
export async function unblockParentAddress(context: Context, admin: StaffActor, email: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (!(await mailAddresses.unblockAddress(context, tx, email)))
      throw fieldProblem('email', 'We can already e-mail this address.');
    audit(context, tx, { actor: admin.accountId, act: 'address.unblock', subject: 'address', at: now });
  });
}
