import type { Personal } from '../platform/room.ts';
import { collectApprovals } from './approval-queries.ts';
import { collectRefusals, forgetRefusals } from './asking-queries.ts';
import { collectContacts, forgetContacts } from './block-queries.ts';
import {
  collectRequests,
  forgetBlocks,
  forgetFriendships,
  forgetRequests,
  listBlocks,
  listBuddies,
} from './queries.ts';
import { findSettings, forgetSettings } from './setting-queries.ts';

export const personal: Personal = {
  collect: async (db, accountId) => ({
    buddies: await listBuddies(db, { accountId }),
    blocked: await listBlocks(db, { accountId }),
    requests: await collectRequests(db, { accountId }),
    approvals: await collectApprovals(db, { accountId }),
    settings: (await findSettings(db, { accountId })) ?? null,
    refusedAsks: await collectRefusals(db, { accountId }),
    contacts: await collectContacts(db, { accountId }),
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
