import type { PersonalData } from '../platform/module.ts';
import { exportApprovals } from './approvals/approval-queries.ts';
import { deleteContacts, exportContacts } from './blocks/block-queries.ts';
import { deleteSettings, findSettings } from './friendships/setting-queries.ts';
import {
  deleteBlocks,
  deleteFriendships,
  deleteRequests,
  exportBlocks,
  exportFriendships,
  exportRequests,
} from './queries.ts';
import { deleteRefusals, exportRefusals } from './requests/request-limit-queries.ts';

export const personalData: PersonalData = {
  export: async (db, accountId) => ({
    buddies: await exportFriendships(db, { accountId }),
    blocked: await exportBlocks(db, { accountId }),
    requests: await exportRequests(db, { accountId }),
    approvals: await exportApprovals(db, { accountId }),
    settings: (await findSettings(db, { accountId })) ?? null,
    refusedAsks: await exportRefusals(db, { accountId }),
    contacts: await exportContacts(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteFriendships, { accountId });
    tx.write(deleteBlocks, { accountId });
    tx.write(deleteRequests, { accountId });
    tx.write(deleteSettings, { accountId });
    tx.write(deleteRefusals, { accountId });
    tx.write(deleteContacts, { accountId });
  },
};
