import type * as contract from '#contract/casework.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { listParents } from '../../accounts/index.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { openParentContact } from '../../safety/index.ts';

/** How to reach the parents of a child in a crisis, for a reason that stays in the audit log and in the log of the case. */
export function readParentContact(
  context: Context,
  staff: StaffActor,
  id: string,
  { reason }: Body<typeof contract.readParentContact>,
): Promise<Returns<typeof contract.readParentContact>> {
  return context.db.transaction(async (tx) => {
    const childId = await openParentContact(context, tx, staff, { id, reason });
    const parents = await listParents(tx, childId);
    return { parents: parents.map(({ name, email }) => ({ name, email })) };
  });
}
