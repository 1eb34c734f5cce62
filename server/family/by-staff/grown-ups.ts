import type * as contract from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { insertGuardian, isBlocked, mailboxKey, unblockAddress } from '../../accounts/index.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { audit } from '../../safety/index.ts';
import { mailWanted } from '../events.ts';
import { queueInvitation } from '../mails/mail-queries.ts';
import { findNamed, findNamedStatus, listParentsOfNamed, lockNamed } from './child-by-username-queries.ts';

const MAX_GROWN_UPS = 4;

type Given = Body<typeof contract.inviteGrownUp>;

/**
 * Staff name another grown-up of a child, who is asked for an answer of their own; every one before hears of it. Nobody gets
 * more than a say: a second answer can only close, and only the first address gets links for a lost password.
 */
export async function inviteGrownUp(context: Context, staff: StaffActor, given: Given): Promise<undefined> {
  const { parentEmail: email, parentName: name } = given;
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const childId = await loadNamedChild(context, tx, given);
    tx.write(insertGuardian, { parentId: newId(), email, name, childId, now });
    tx.write(queueInvitation, { childId, email, dueAt: now });
    context.events.emit(tx, mailWanted, childId, {});
    audit(context, tx, { actor: staff.accountId, act: 'parent.name', subject: childId, about: childId, at: now });
  });
}

async function loadNamedChild(context: Context, tx: Transaction, { username, parentEmail }: Given): Promise<string> {
  const [, status, child, parents, isUnwilling] = await Promise.all([
    lockNamed(tx, { username }),
    findNamedStatus(tx, { username }),
    findNamed(tx, { username }),
    listParentsOfNamed(tx, { username }),
    isBlocked(context, tx, parentEmail),
  ]);
  if (status?.consent === 'not_needed') throw fieldProblem('username', 'This young person needs no consent.');
  if (!child || child.erasingSince || child.eraseAt)
    throw fieldProblem('username', 'There is no child called that here.');
  if (parents.some(({ email }) => mailboxKey(email) === mailboxKey(parentEmail)))
    throw fieldProblem('parentEmail', 'This grown-up is known here already.');
  if (parents.length >= MAX_GROWN_UPS) throw fieldProblem('username', 'This child has four grown-ups already.');
  if (isUnwilling) throw fieldProblem('parentEmail', 'Nobody is to be mailed at this address again.');
  return child.id;
}

/** Somebody who said no, or "not my child", may be mailed again: at their own wish, by a named act of an admin. */
export async function letBeMailed(context: Context, admin: StaffActor, email: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (!(await unblockAddress(context, tx, email))) throw fieldProblem('email', 'This address may be mailed already.');
    audit(context, tx, { actor: admin.accountId, act: 'address.unblock', subject: 'address', at: now });
  });
}
