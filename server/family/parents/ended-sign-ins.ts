import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { IDLE, LINK_KEPT_FOR, SESSION_LIFETIME } from './lifetimes.ts';
import { deleteEndedSignIns } from './session-queries.ts';

export async function forgetEndedSignIns({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await deleteEndedSignIns(db, {
    now,
    idleSince: later(now, -IDLE),
    linksBefore: later(now, -LINK_KEPT_FOR),
    until: later(now, 2 * SESSION_LIFETIME),
  });
}
