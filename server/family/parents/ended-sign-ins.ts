import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { deleteOldInvitations } from '../grown-ups/invitation-queries.ts';
import { INVITATION_KEPT_FOR, INVITATION_LIFETIME } from '../grown-ups/policy.ts';
import { deleteOldChanges } from '../own-address/address-change-queries.ts';
import { CHANGE_LIFETIME } from '../own-address/own-address.ts';
import { IDLE, LINK_KEPT_FOR, SESSION_LIFETIME } from './lifetimes.ts';
import { deleteEndedSignIns } from './session-queries.ts';

export async function forgetEndedSignIns({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await deleteOldInvitations(db, {
    expiredBefore: later(now, -INVITATION_KEPT_FOR),
    until: later(now, 2 * INVITATION_LIFETIME),
  });
  await deleteOldChanges(db, { now, until: later(now, 2 * CHANGE_LIFETIME) });
  await deleteEndedSignIns(db, {
    now,
    idleSince: later(now, -IDLE),
    linksBefore: later(now, -LINK_KEPT_FOR),
    until: later(now, 2 * SESSION_LIFETIME),
  });
}
