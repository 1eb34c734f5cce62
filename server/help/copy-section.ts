import type { CopySection } from '../family/index.ts';
import { exportMessages } from './queries.ts';

/** Leaves out what a child has told staff in confidence. */
export const contactSection: CopySection = {
  id: 'contact',
  title: 'What I asked the people who run this place',
  write: async ({ db }, { childId: accountId }) => {
    const messages = await exportMessages(db, { accountId });
    if (messages.length === 0) return { blocks: [{ kind: 'text', text: 'Nothing yet.' }] };
    return {
      blocks: [
        {
          kind: 'entries',
          entries: messages.map(({ subject, message, at }) => ({ title: subject, text: message, at })),
        },
      ],
    };
  },
};
