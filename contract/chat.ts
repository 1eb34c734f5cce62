import * as z from 'zod/mini';
import { friendName } from './friends.ts';
import { drawing } from './posts/drawings.ts';
import { DRAWING_MAX } from './rules/drawings.ts';
import { quickMessages } from './rules/phrases.ts';
import { avatar } from './shared/avatar.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { paragraphs } from './shared/text.ts';

export const CHAT_MAX = 500;
export const CHAT_BUDDIES_PAGE_SIZE = 100;

const EMPTY = 'Please write something first';

/** Typed words, or the name of a phrase or sticker. */
export const messageForm = z.strictObject({
  clientId: id,
  message: z.optional(paragraphs(1, EMPTY, CHAT_MAX, 'Please say it in 500 letters or less')),
  phrase: z.optional(z.enum(quickMessages, 'Please choose a phrase')),
});
export type MessageForm = z.output<typeof messageForm>;

export const chatMessage = z.object({
  id,
  clientId: id,
  senderId: id,
  receiverId: id,
  /** Position in the conversation. A held message shares the number of the message before it. */
  seq: z.number(),
  kind: z.enum(['words', 'phrase', 'drawing']),
  /** The typed text, the name of the phrase or sticker, or the id of the drawing. */
  message: z.string(),
  /** Masked: a mild swear word is replaced with dots. */
  isMasked: z.boolean(),
  /** Held: only the author sees it until staff decide. */
  status: z.enum(['sent', 'held']),
  /** Only the receiver knows. Always null for the author. */
  readAt: z.nullable(instant),
  createdAt: instant,
  /** When the receiver could first see it: later than it was written if staff approved it first. */
  shownAt: instant,
});
export type ChatMessage = z.output<typeof chatMessage>;

const chatBuddy = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  avatar,
  isFavorite: z.boolean(),
  isOnline: z.boolean(),
});
export type ChatBuddy = z.output<typeof chatBuddy>;

const listedBuddy = z.extend(chatBuddy, { unread: z.number(), lastMessage: z.nullable(chatMessage) });
export type ListedBuddy = z.output<typeof listedBuddy>;

/** Position of a message in its conversation. */
export const messageSeq = z.int('Please say up to which message').check(z.gte(0, 'Please say up to which message'));

const userParams = z.strictObject({ userId: id });

export const listChatBuddies = endpoint({
  route: 'GET /api/chat/buddies',
  summary:
    'Lists conversations with their last message, favorites first, then by name; on the first page all with unread messages come before them, newest first',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(400))), q: friendName }),
  returns: z.object({ buddies: z.array(listedBuddy), cursor: z.nullable(z.string()) }),
});

export const listMessages = endpoint({
  route: 'GET /api/chat/:userId/messages',
  summary: 'Lists a page of messages, newest last; 404 if the child may not chat with that person',
  allows: 'child',
  rateLimit: { limit: 240, seconds: 60 },
  params: userParams,
  query: z.strictObject({ before: z.optional(id) }),
  returns: z.object({
    buddy: chatBuddy,
    messages: z.array(chatMessage),
    /** Loads earlier messages; null at the beginning of the conversation. */
    before: z.nullable(id),
    /** What the reader may send in this chat right now. */
    can: z.object({ type: z.boolean() }),
    /** Whose parents can read this chat. The screen shows a sign while anyone can. */
    readBy: z.array(z.enum(['own', 'other'])),
  }),
});
export type MessagePage = z.output<(typeof listMessages)['returns']>;

export const sendMessage = endpoint({
  route: 'POST /api/chat/:userId/messages',
  summary: 'Sends a message to a buddy; a repeated clientId returns the same message',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  params: userParams,
  body: messageForm,
  returns: z.object({
    message: chatMessage,
    /** The text sounds like a child in crisis. It isn't refused: the screen shows comfort and helplines. */
    needsComfort: z.boolean(),
  }),
  status: 201,
});

export const sendChatDrawing = endpoint({
  route: 'POST /api/chat/:userId/drawings',
  summary:
    'Sends a drawing to a buddy, who sees it once staff have approved it; a repeated clientId returns the same message',
  allows: 'child',
  rateLimit: { limit: 6, seconds: 600 },
  params: userParams,
  body: z.strictObject({ clientId: id, drawing }),
  maxBodyBytes: DRAWING_MAX + 16 * 1024,
  returns: z.object({ message: chatMessage }),
  status: 201,
});

export const readChatDrawing = endpoint({
  route: 'GET /api/chat/drawings/:id',
  summary:
    'Returns the picture of a message, 800 x 600 px, to the child who drew it and, once it is approved, to the buddy; never changes',
  allows: 'child',
  rateLimit: { limit: 600, seconds: 60 },
  params: idParams,
  returns: nothing,
  status: 200,
});

export const markRead = endpoint({
  route: 'POST /api/chat/:userId/read',
  summary: 'Marks the messages of a buddy as read, up to this one',
  allows: 'child',
  rateLimit: { limit: 240, seconds: 60 },
  params: userParams,
  body: z.strictObject({ upTo: messageSeq }),
  returns: nothing,
});

export const readUnread = endpoint({
  route: 'GET /api/chat/unread',
  isPolled: true,
  summary: 'Returns the number of unread messages per buddy',
  allows: 'child',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({ unreadByUser: z.record(id, z.number()) }),
});

export const readUnreadCount = endpoint({
  route: 'GET /api/chat/unread-count',
  isPolled: true,
  summary: 'Returns the number of unread messages',
  allows: 'child',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({ count: z.number() }),
});
