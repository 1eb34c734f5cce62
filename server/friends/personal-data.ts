import type { PersonalData } from '../platform/module.ts';
import { exportApprovals } from './approvals/approval-queries.ts';
import {
  deleteBuddyRules,
  deleteTrustedFamilies,
  exportBuddyRules,
  exportTrustedFamilies,
} from './approvals/rule-queries.ts';
import { deleteContacts, exportContacts } from './blocks/block-queries.ts';
import { buddiesSection } from './copy-section.ts';
import { deleteSettings, findSettings } from './friendships/setting-queries.ts';
import { deleteMemberships, exportMemberships } from './groups/group-queries.ts';
import { deleteAllEnded, exportEnded } from './parents/ended-queries.ts';
import { deleteReports, exportReports } from './parents/report-queries.ts';
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
      row: 'buddyRules',
      purpose: 'account',
      tables: ['buddy_rules', 'trusted_families', 'ended_friendships', 'child_group_members'],
      keepFor: 'account',
    },
    { row: 'buddyRules', purpose: 'account', tables: ['child_groups'], keepFor: 'instance' },
    { row: 'reports', purpose: 'safety', tables: ['parent_reports'], keepFor: 'account' },
    {
      row: 'requests',
      purpose: 'account',
      tables: ['friend_requests', 'buddy_approvals'],
      keepFor: { job: 'friends.end-requests' },
    },
    { row: 'requests', purpose: 'safety', tables: ['refused_asks'], keepFor: { job: 'friends.end-requests' } },
  ],
  copySections: [buddiesSection],
  keys: {
    buddies: 'Buddies, by username',
    blocked: 'Whom the child has blocked',
    requests: 'Friend requests, sent and received',
    approvals: 'What grown-ups answered to friend requests',
    settings: 'Settings about buddies, and the friend code',
    refusedAsks: 'Days with too many friend requests',
    buddyRules: 'How new buddies are approved, as parents have set it',
    groups: 'The class or club that the child belongs to',
    trustedFamilies: 'Families that the parents trust',
    endedByParents: 'Friendships that a parent has ended',
    reportsByParents: 'What a parent has reported to staff',
    contacts: 'Whom the child has had to do with',
  },
  export: async (db, accountId) => ({
    buddies: await exportFriendships(db, { accountId }),
    blocked: await exportBlocks(db, { accountId }),
    requests: await exportRequests(db, { accountId }),
    approvals: await exportApprovals(db, { accountId }),
    settings: (await findSettings(db, { accountId })) ?? null,
    refusedAsks: await exportRefusals(db, { accountId }),
    contacts: await exportContacts(db, { accountId }),
    buddyRules: await exportBuddyRules(db, { childId: accountId }),
    trustedFamilies: await exportTrustedFamilies(db, { childId: accountId }),
    endedByParents: await exportEnded(db, { accountId }),
    reportsByParents: await exportReports(db, { accountId }),
    groups: await exportMemberships(db, { accountId }),
  }),
  erase: (tx, accountId) => {
    tx.write(deleteFriendships, { accountId });
    tx.write(deleteBlocks, { accountId });
    tx.write(deleteRequests, { accountId });
    tx.write(deleteSettings, { accountId });
    tx.write(deleteRefusals, { accountId });
    tx.write(deleteContacts, { accountId });
    tx.write(deleteTrustedFamilies, { childId: accountId });
    tx.write(deleteBuddyRules, { childId: accountId });
    tx.write(deleteAllEnded, { accountId });
    tx.write(deleteReports, { accountId });
    tx.write(deleteMemberships, { accountId });
  },
};
