import type { PersonalData } from '../platform/module.ts';
import { listParentsOf } from './account-queries.ts';
import { findDeparture, forgetDeparture } from './departure-queries.ts';
import {
  exportAccount,
  exportActiveDays,
  exportSessions,
  forgetAccount,
  forgetActiveMinutes,
  forgetChild,
  forgetParents,
  forgetResets,
} from './personal-queries.ts';
import { deleteSessionsOf } from './session-queries.ts';
import { exportWaiting, forgetWaiting } from './waiting-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => {
    const [[account], parents, sessions, activeDays, departure, waitingWords] = await Promise.all([
      exportAccount(db, { id: accountId }),
      listParentsOf(db, { childId: accountId }),
      exportSessions(db, { accountId }),
      exportActiveDays(db, { accountId }),
      findDeparture(db, { accountId }),
      exportWaiting(db, { accountId }),
    ]);
    const leaving = departure ? { askedAt: departure.askedAt, eraseAt: departure.eraseAt } : null;
    return {
      account,
      waitingWords,
      parents: parents.map(({ name, email }) => ({ name, email })),
      sessions,
      activeDays,
      leaving,
    };
  },
  erase: async (tx, accountId) => {
    await Promise.all([
      forgetParents(tx, { childId: accountId }),
      forgetActiveMinutes(tx, { accountId }),
      forgetResets(tx, { accountId }),
      forgetDeparture(tx, { accountId }),
      forgetWaiting(tx, { accountId }),
      deleteSessionsOf(tx, { accountId }),
      forgetChild(tx, { accountId }),
      forgetAccount(tx, { accountId }),
    ]);
  },
};
