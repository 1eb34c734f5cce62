import type { StaffActor } from '../../platform/actor.ts';
import { HOUR, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { audit } from '../audit/audit.ts';
import { deleteDuty, listDuties, startDuty } from './duty-queries.ts';

/** Whoever forgets to go off duty is off duty after this. */
const MAX_DUTY = 12 * HOUR;

export async function setDuty(
  { db, clock, keys }: Context,
  { accountId }: StaffActor,
  isOnDuty: boolean,
): Promise<undefined> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (isOnDuty) tx.write(startDuty, { accountId, now });
    else endDuty(tx, accountId);
    const act = isOnDuty ? 'duty.start' : 'duty.end';
    audit({ keys }, tx, { actor: accountId, act, subject: accountId, at: now });
  });
}

export function endDuty(tx: Transaction, accountId: string): void {
  tx.write(deleteDuty, { accountId });
}

/** Whether a member of staff is on duty. */
export async function isSomebodyOnDuty(db: Queryable, now: Date): Promise<boolean> {
  return (await listDutiesNow(db, now)).length > 0;
}

export function listDutiesNow(db: Queryable, now: Date): ReturnType<typeof listDuties> {
  return listDuties(db, { since: later(now, -MAX_DUTY) });
}
