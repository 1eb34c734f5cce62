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
  keeps: [
    { row: 'others', purpose: 'account', tables: ['friendships', 'buddy_settings'], keepFor: 'account' },
    { row: 'others', purpose: 'safety', tables: ['blocked_users', 'contacts'], keepFor: 'account' },
    {
      row: 'requests',
      purpose: 'account',
      tables: ['friend_requests', 'buddy_approvals'],
      keepFor: { job: 'friends.end-requests' },
    },
    { row: 'requests', purpose: 'safety', tables: ['refused_asks'], keepFor: { job: 'friends.end-requests' } },
  ],
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
