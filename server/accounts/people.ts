import type { People } from '../safety/index.ts';
import { forgetEverywhere } from './memory.ts';
import {
  countStaff,
  findPerson,
  findTimeZone,
  listStaffAddresses,
  setPause,
  setRemoved,
  setRestored,
} from './people-queries.ts';
import { settledBefore } from './policy.ts';
import { announceEnd } from './sessions.ts';

/** What the desk can do to a child, and must know of one. */
export const people: People = {
  suspend: async (context, tx, childId, until) => {
    tx.afterCommit(() => {
      forgetEverywhere(context, { accountId: childId });
      context.realtime.notifyChanged(childId, 'user');
      if (until !== null) context.realtime.closeSuspended(childId);
    });
    await setPause(tx, { id: childId, until, now: context.clock.now() });
  },
  remove: async (context, tx, childId) => {
    tx.afterCommit(() => announceEnd(context, { accountId: childId }));
    await setRemoved(tx, { id: childId, now: context.clock.now() });
  },
  restore: async (context, tx, childId) => {
    await setRestored(tx, { id: childId, now: context.clock.now() });
  },
  describe: (db, accountId) => findPerson(db, { id: accountId }),
  timeZoneOf: async (db, caseId) => (await findTimeZone(db, { caseId }))?.timeZone ?? 'UTC',
  countStaff: async (db, now) => (await countStaff(db, { settledBefore: settledBefore(now) })).count,
  listStaffAddresses: (db) => listStaffAddresses(db, {}),
};
