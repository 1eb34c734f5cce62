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

/** What moderation can do to a child, and has to know about one. */
export const people: People = {
  suspend: (context, tx, childId, until) => {
    tx.afterCommit(() => {
      forgetEverywhere(context, { accountId: childId });
      context.realtime.notifyChanged(childId, 'user');
      if (until !== null) context.realtime.closeSuspended(childId);
    });
    tx.write(setPause, { id: childId, until, now: context.clock.now() });
  },
  remove: (context, tx, childId) => {
    tx.afterCommit(() => announceEnd(context, { accountId: childId }));
    tx.write(setRemoved, { id: childId, now: context.clock.now() });
  },
  restore: (context, tx, childId) => {
    tx.write(setRestored, { id: childId, now: context.clock.now() });
  },
  describe: (db, accountId) => findPerson(db, { id: accountId }),
  timeZoneOf: async (db, caseId) => (await findTimeZone(db, { caseId }))?.timeZone ?? 'UTC',
  countStaff: async (db, now) => (await countStaff(db, { settledBefore: settledBefore(now) })).count,
  listStaffAddresses: (db) => listStaffAddresses(db, {}),
};
