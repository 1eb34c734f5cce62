import type { PersonalData } from '../platform/module.ts';
import { listParentsOfChild } from './account-queries.ts';
import { deleteDeparture, findDeparture } from './departures/departure-queries.ts';
import { deleteEnding, findEnding } from './endings/ending-queries.ts';
import * as queries from './personal-queries.ts';
import { deleteAccountSessions } from './sessions/session-queries.ts';

export const personalData: PersonalData = {
  keeps: [
    { row: 'account', purpose: 'account', tables: ['accounts', 'children', 'waiting_words'], keepFor: 'account' },
    { row: 'parent', purpose: 'account', tables: ['parents', 'guardianships'], keepFor: 'account' },
    { row: 'leaving', purpose: 'account', tables: ['departures'], keepFor: { job: 'family.follow-time' } },
    { row: 'leaving', purpose: 'account', tables: ['account_endings'], keepFor: { job: 'family.end-by-time' } },
    { row: 'blocked', purpose: 'account', tables: ['blocked_addresses'], keepFor: 'instance' },
    {
      row: 'time',
      purpose: 'account',
      tables: ['active_minutes'],
      keepFor: { period: 'play', expire: queries.deleteOldMinutes },
    },
    { row: 'sessions', purpose: 'account', tables: ['sessions'], keepFor: { job: 'accounts.forget-what-ended' } },
    { row: 'signUps', purpose: 'account', tables: ['pending_signups'], keepFor: { job: 'accounts.forget-what-ended' } },
    { row: 'resets', purpose: 'account', tables: ['password_resets'], keepFor: { job: 'accounts.forget-what-ended' } },
    {
      row: 'counts',
      purpose: 'safety',
      tables: ['code_mails', 'login_failures'],
      keepFor: { job: 'accounts.forget-what-ended' },
    },
  ],
  keys: {
    account: 'Name, birthday, profile, settings and consent',
    parents: 'The parent who took this copy',
    sessions: 'Where the child is signed in',
    activeDays: 'Minutes with something done, by day',
    ending: 'Whether the account ends by itself, and when',
    leaving: 'Whether and when the account will be erased',
  },
  export: async (db, accountId) => {
    const [[account], parents, sessions, activeDays, departure, ending] = await Promise.all([
      queries.exportAccount(db, { id: accountId }),
      listParentsOfChild(db, { childId: accountId }),
      queries.exportSessions(db, { accountId }),
      queries.exportActiveDays(db, { accountId }),
      findDeparture(db, { accountId }),
      findEnding(db, { accountId }),
    ]);
    const leaving = departure ? { askedAt: departure.askedAt, eraseAt: departure.eraseAt } : null;
    return {
      account,
      parents,
      sessions,
      activeDays,
      leaving,
      ending: ending ? { why: ending.why, noticedAt: ending.noticedAt, eraseAt: ending.eraseAt } : null,
    };
  },
  erase: (tx, accountId) => {
    tx.write(queries.deleteParents, { childId: accountId });
    tx.write(queries.deleteActiveMinutes, { accountId });
    tx.write(queries.deleteResets, { accountId });
    tx.write(deleteDeparture, { accountId });
    tx.write(deleteEnding, { accountId });
    tx.write(deleteAccountSessions, { accountId });
    tx.write(queries.deleteChild, { accountId });
    tx.write(queries.deleteAccount, { accountId });
  },
};
