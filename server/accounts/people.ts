import type { People } from '../safety/index.ts';
import { listParentsOfChild } from './account-queries.ts';
import { invalidateEverywhere } from './memory.ts';
import * as queries from './people-queries.ts';
import { settledBefore } from './policy.ts';
import { announceEnd } from './sessions/announce-end.ts';

/** What moderation can do to a child, and needs to know of one. */
export const people: People = {
  suspend: (context, tx, childId, until) => {
    tx.write(queries.setSuspension, { id: childId, until, now: context.clock.now() });
    tx.afterCommit(() => {
      invalidateEverywhere(context, { accountId: childId });
      context.realtime.notifyChanged(childId, 'user');
      if (until !== null) context.realtime.closeSuspended(childId);
    });
  },
  remove: (context, tx, childId) => {
    tx.write(queries.setRemoved, { id: childId, now: context.clock.now() });
    tx.afterCommit(() => announceEnd(context, { accountId: childId }));
  },
  restore: (context, tx, childId) => {
    tx.write(queries.setRestored, { id: childId, now: context.clock.now() });
  },
  describe: (db, accountId) => queries.findPerson(db, { id: accountId }),
  timeZoneOf: async (db, caseId) => (await queries.findTimeZone(db, { caseId }))?.timeZone ?? 'UTC',
  countStaff: async (db, now) => (await queries.countStaff(db, { settledBefore: settledBefore(now) })).count,
  listStaff: (db) => queries.listStaff(db, {}),
  listParents: (db, childId) => listParentsOfChild(db, { childId }),
  listStaffAddresses: (db) => queries.listStaffAddresses(db, {}),
};
