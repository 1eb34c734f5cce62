import type { Personal } from '../platform/room.ts';
import { forgetAnswers, forgetWaiting, listRecords, unnameRecords } from './case-queries.ts';
import { unnameLinks } from './link-queries.ts';
import { collectMails, forgetMails } from './mail-queries.ts';
import { PROOF_YEARS } from './policy.ts';
import { collectWishes, forgetWishes } from './queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => {
    const childId = accountId;
    const [consents, mails, wishes] = await Promise.all([
      listRecords(db, { childId }),
      collectMails(db, { childId }),
      collectWishes(db, { childId }),
    ]);
    return { consents, mails, wishes };
  },
  erase: async (tx, accountId) => {
    const childId = accountId;
    await Promise.all([
      unnameRecords(tx, { childId, years: PROOF_YEARS }),
      unnameLinks(tx, { childId }),
      forgetMails(tx, { childId }),
      forgetWishes(tx, { childId }),
      forgetAnswers(tx, { childId }),
      forgetWaiting(tx, { childId }),
    ]);
  },
};
