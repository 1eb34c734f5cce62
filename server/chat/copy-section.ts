import { type CopySection, count, type Entry } from '../family/index.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { findChatPicture } from './drawings/drawing-queries.ts';
import { listChatsForCopy, listOwnMessagesForCopy } from './erasure-queries.ts';

const DRAWING_SIDE = 320;
type Message = Awaited<ReturnType<typeof listOwnMessagesForCopy>>[number];

/**
 * One page per buddy, with only the child's own messages. The other child's messages are counted but not shown, because they
 * are that child's personal data.
 */
export const chatsSection: CopySection = {
  id: 'chats',
  title: 'My chats',
  write: async ({ db }, { childId: accountId }) => {
    const [chats, messages] = await Promise.all([
      listChatsForCopy(db, { accountId }),
      listOwnMessagesForCopy(db, { accountId }),
    ]);
    if (chats.length === 0) return { blocks: [{ kind: 'text', text: 'No chats yet.' }] };
    const byReceiver = Map.groupBy(messages, ({ receiverId }) => receiverId);
    return {
      blocks: [
        { kind: 'text', text: `${count(chats.length, 'chat')} with ${count(messages.length, 'message')} of mine.` },
      ],
      pages: chats.map(({ withId, username, received }) => ({
        title: `With ${username}`,
        blocks: [
          { kind: 'text', text: `What I wrote to ${username}. They wrote ${count(received, 'message')} to me.` },
          { kind: 'entries', entries: (byReceiver.get(withId) ?? []).map(messageEntry) },
        ],
      })),
    };
  },
};

function messageEntry({ id, kind, message, status, createdAt: at }: Message): Entry {
  const note = status === 'held' ? { note: 'waits for a grown-up to check it' } : {};
  switch (kind) {
    case 'words':
      return { text: message, at, ...note };
    case 'phrase':
      return { text: message.replaceAll('_', ' '), at, note: 'quick words or a sticker' };
    case 'drawing': {
      const load = async (db: Queryable) => (await findChatPicture(db, { id }))?.picture ?? new Uint8Array();
      return { at, ...note, picture: { alt: 'A drawing that I sent', side: DRAWING_SIDE, load } };
    }
  }
}
