import type { PersonalData } from '../platform/module.ts';
import { exportApprovals } from './approvals/approval-queries.ts';
import { exportContacts, forgetContacts } from './blocks/block-queries.ts';
import { findSettings, forgetSettings } from './friendships/setting-queries.ts';
import { exportRequests, forgetBlocks, forgetFriendships, forgetRequests, listBlocks, listBuddies } from './queries.ts';
import { exportRefusals, forgetRefusals } from './requests/request-limit-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    buddies: await listBuddies(db, { accountId }),
    blocked: await listBlocks(db, { accountId }),
    requests: await exportRequests(db, { accountId }),
    approvals: await exportApprovals(db, { accountId }),
    settings: (await findSettings(db, { accountId })) ?? null,
    refusedAsks: await exportRefusals(db, { accountId }),
    contacts: await exportContacts(db, { accountId }),
  }),
  erase: async (tx, accountId) => {
    await Promise.all([
      forgetFriendships(tx, { accountId }),
      forgetBlocks(tx, { accountId }),
      forgetRequests(tx, { accountId }),
      forgetSettings(tx, { accountId }),
      forgetRefusals(tx, { accountId }),
      forgetContacts(tx, { accountId }),
    ]);
  },
};
