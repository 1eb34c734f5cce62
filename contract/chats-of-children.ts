import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';
import { id, instant } from './shared/ids.ts';

const childParams = z.strictObject({ childId: id });

const chatsOfChild = z.object({
  /** The operator allows parents to read whole conversations. */
  isOffered: z.boolean(),
  /** This parent has switched it on. */
  isOn: z.boolean(),
  /** Buddies with messages in the last seven days. */
  week: z.array(z.object({ friendId: id, messages: z.number() })),
  /** Buddies whose own parents can read the chat with this child. */
  readByTheirs: z.array(id),
});
export type ChatsOfChild = z.output<typeof chatsOfChild>;

export const readChatsOfChild = endpoint({
  route: 'GET /api/family/children/:childId/chats',
  summary: 'Returns with whom a child chats how often, and whether parents can read whole conversations',
  allows: 'parent',
  rateLimit: { limit: 240, seconds: 60 },
  params: childParams,
  returns: chatsOfChild,
});

export const setChatReading = endpoint({
  route: 'PUT /api/family/children/:childId/chat-reading',
  summary: 'Switches reading of whole conversations on or off for this parent; both children see a sign in the chat',
  allows: 'parent',
  rateLimit: { limit: 30, seconds: 600 },
  params: childParams,
  body: z.strictObject({ isOn: z.boolean('Please say yes or no') }),
  returns: chatsOfChild,
});

const readMessage = z.object({
  id,
  isOwn: z.boolean(),
  kind: z.enum(['words', 'phrase', 'drawing']),
  message: z.string(),
  at: instant,
});
export type ReadMessage = z.output<typeof readMessage>;

export const readChat = endpoint({
  route: 'GET /api/family/children/:childId/chats/:friendId',
  summary: 'Returns what two buddies wrote after both saw the sign, newest last; each reading is recorded',
  allows: 'parent',
  rateLimit: { limit: 120, seconds: 60 },
  params: z.strictObject({ childId: id, friendId: id }),
  query: z.strictObject({ before: z.optional(id) }),
  returns: z.object({ messages: z.array(readMessage), before: z.nullable(id) }),
});
