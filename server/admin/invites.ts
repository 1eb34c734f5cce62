import type { inviteToStaff } from '#contract/admin.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { inviteStaff } from '../accounts/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { audit } from '../safety/index.ts';

/** The link is shown to the admin this once, who hands it over: no mail that could be read by others. */
export async function invite(
  { db, clock, config, keys }: Context,
  admin: StaffActor,
  { email, role }: Body<typeof inviteToStaff>,
): Promise<{ link: string }> {
  const now = clock.now();
  const act = { actor: admin.accountId, act: 'staff.invite', subject: 'staff', detail: { role }, at: now };
  const token = await db.transaction(async (tx) => {
    const made = await inviteStaff(tx, { email, role, invitedBy: admin.accountId }, now);
    audit({ keys }, tx, act);
    return made;
  });
  return { link: `${config.publicUrl}/staff#${token}` };
}
