import { type CopySection, count } from '../family/index.ts';
import { listBuddiesForCopy } from './queries.ts';

/** By username only. It leaves out blocks: nobody else learns whom the child has blocked. */
export const buddiesSection: CopySection = {
  id: 'buddies',
  title: 'My buddies',
  write: async ({ db }, { childId: accountId }) => {
    const buddies = await listBuddiesForCopy(db, { accountId });
    if (buddies.length === 0) return { blocks: [{ kind: 'text', text: 'No buddies yet.' }] };
    return {
      blocks: [
        { kind: 'text', text: `${count(buddies.length, 'buddy', 'buddies')}.` },
        { kind: 'table', head: ['Username', 'Since'], rows: buddies.map(({ username, since }) => [username, since]) },
      ],
    };
  },
};
