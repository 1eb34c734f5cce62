import type { PersonalData } from '../platform/module.ts';
import { forgetAnswers, forgetWaiting, listRecords, unnameRecords } from './consent/consent-queries.ts';
import { unnameLinks } from './consent/link-queries.ts';
import { PROOF_YEARS } from './consent/policy.ts';
import { exportWishes, forgetWishes } from './direct-notice/resend-queries.ts';
import { exportMails, forgetMails } from './mails/mail-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => {
    const childId = accountId;
    const [consents, mails, wishes] = await Promise.all([
      listRecords(db, { childId }),
      exportMails(db, { childId }),
      exportWishes(db, { childId }),
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
