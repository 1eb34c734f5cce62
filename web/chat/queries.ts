import {
  type InfiniteData,
  type QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type ChatMessage,
  type ListedBuddy,
  listChatBuddies,
  listMessages,
  type MessageForm,
  type MessagePage,
  markRead,
  sendMessage,
} from '#contract/chat.ts';
import { favoriteFriend, unfavoriteFriend } from '#contract/friends.ts';
import type { ServerMessage } from '#contract/shared/socket-messages.ts';
import { ApiError, api } from '#web/app/api.ts';
import { type FurtherPages, furtherPagesKey, useFurtherPages } from '#web/app/further-pages.ts';
import { onSocketMessage, sendOnceJoined, sendSocketMessage, useIsConnected } from '#web/app/socket/messages.ts';
import { markRead as markReadIn, merge } from './message-list.ts';

const buddiesKey = ['chat', 'buddies'] as const;
const namedKey = [...buddiesKey, 'named'] as const;
const conversationKey = (userId: string) => ['chat', 'room', userId] as const;

/** Polling interval while there is no socket. */
const LIST_POLL_MS = 30_000;
const CONVERSATION_POLL_MS = 5000;

export type Buddies = { buddies: ListedBuddy[]; cursor: string | null };
type Conversation = InfiniteData<MessagePage, string | undefined>;

export function useChatBuddies(): UseQueryResult<Buddies> {
  const isLive = useIsConnected();
  return useQuery({
    queryKey: buddiesKey,
    queryFn: ({ signal }) => api(listChatBuddies, {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: isLive ? false : LIST_POLL_MS,
  });
}

/** Buddies whose name matches. The last result stays until there is a new one. */
export function useNamedChatBuddies(q: string): UseQueryResult<Buddies> {
  return useQuery({
    queryKey: [...namedKey, q],
    queryFn: ({ signal }) => api(listChatBuddies, { query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: (before) => (q === '' ? undefined : before),
  });
}

export function useMoreChatBuddies(cursor: string | null): FurtherPages<Buddies> {
  return useFurtherPages({
    key: buddiesKey,
    cursor,
    load: (from, signal) => api(listChatBuddies, { query: { cursor: from } }, { signal }),
  });
}

/** Updates the list from the socket. */
export function followList(client: QueryClient): () => void {
  return onSocketMessage((frame) => {
    if (frame.type === 'online' || frame.type === 'offline') changeBuddies(client, seen(frame));
    if (frame.type === 'message' || frame.type === 'read' || (frame.type === 'changed' && frame.what === 'requests'))
      void client.invalidateQueries({ queryKey: buddiesKey });
  });
}

type Coming = Extract<ServerMessage, { type: 'online' | 'offline' }>;

const seen = (frame: Coming) => (buddy: ListedBuddy) =>
  buddy.id === frame.userId ? { ...buddy, isOnline: frame.type === 'online' } : buddy;

/** Switches the star at once, and back if the server refuses. */
export function useStar(onRefused: (error: Error) => void) {
  const client = useQueryClient();
  const show = (id: string, isFavorite: boolean): void => {
    changeBuddies(client, (buddy) => (buddy.id === id ? { ...buddy, isFavorite } : buddy));
  };
  return useMutation({
    mutationFn: async ({ id, isFavorite }: { id: string; isFavorite: boolean }) => {
      await api(isFavorite ? favoriteFriend : unfavoriteFriend, { params: { id } });
    },
    onMutate: ({ id, isFavorite }) => show(id, isFavorite),
    onError: (error, { id, isFavorite }) => {
      show(id, !isFavorite);
      onRefused(error);
    },
    // Only the server knows where the buddy belongs in the list.
    onSettled: () => client.invalidateQueries({ queryKey: buddiesKey }),
  });
}

function changeBuddies(client: QueryClient, change: (buddy: ListedBuddy) => ListedBuddy): void {
  const changed = (list: Buddies) => ({ ...list, buddies: inOrder(list.buddies.map(change)) });
  client.setQueryData<Buddies>(buddiesKey, (list) => list && changed(list));
  client.setQueriesData<Buddies>({ queryKey: namedKey }, (list) => list && changed(list));
  client.setQueriesData<InfiniteData<Buddies>>(
    { queryKey: furtherPagesKey(buddiesKey) },
    (further) => further && { ...further, pages: further.pages.map(changed) },
  );
}

/** Favorites first, then by name. */
function inOrder(buddies: readonly ListedBuddy[]): ListedBuddy[] {
  return buddies.toSorted(
    (one, other) =>
      Number(other.isFavorite) - Number(one.isFavorite) ||
      one.displayName.toLowerCase().localeCompare(other.displayName.toLowerCase()),
  );
}

/** Each further page holds earlier messages. */
export function useConversation(userId: string) {
  const isLive = useIsConnected();
  return useInfiniteQuery({
    queryKey: conversationKey(userId),
    queryFn: ({ pageParam, signal }) =>
      api(
        listMessages,
        { params: { userId }, query: pageParam === undefined ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    refetchOnMount: 'always',
    gcTime: 0,
    refetchInterval: isLive ? false : CONVERSATION_POLL_MS,
  });
}

/** Adds a received or stored message, and again after an answer that was on its way and may not know it yet. */
export function cacheMessage(client: QueryClient, userId: string, message: ChatMessage): void {
  const queryKey = conversationKey(userId);
  changeNewest(client, userId, (messages) => merge(messages, [message]));
  if (client.isFetching({ queryKey }))
    void client
      .refetchQueries({ queryKey }, { cancelRefetch: false })
      .then(() => changeNewest(client, userId, (messages) => merge([message], messages)));
}

export function showRead(client: QueryClient, userId: string, readerId: string, upTo: number): void {
  const at = new Date().toISOString();
  client.setQueryData<Conversation>(
    conversationKey(userId),
    (room) =>
      room && {
        ...room,
        pages: room.pages.map((page) => ({ ...page, messages: markReadIn(page.messages, readerId, upTo, at) })),
      },
  );
}

export function refetchConversation(client: QueryClient, userId: string): void {
  void client.invalidateQueries({ queryKey: conversationKey(userId) });
}

function changeNewest(client: QueryClient, userId: string, change: (messages: ChatMessage[]) => ChatMessage[]): void {
  client.setQueryData<Conversation>(conversationKey(userId), (room) => {
    const [newest, ...earlier] = room?.pages ?? [];
    if (!room || !newest) return room;
    return { ...room, pages: [{ ...newest, messages: change(newest.messages) }, ...earlier] };
  });
}

type Sent = Awaited<ReturnType<typeof sendByCall>>;

const sendByCall = (userId: string, body: MessageForm) => api(sendMessage, { params: { userId }, body });
const ANSWER_WITHIN_MS = 8000;

/** Uses the socket, or HTTP if the socket doesn't answer. The clientId makes sure that both are one message. */
export async function send(userId: string, form: MessageForm): Promise<Sent> {
  return (await sendBySocket(userId, form)) ?? sendByCall(userId, form);
}

function sendBySocket(userId: string, form: MessageForm): Promise<Sent | undefined> {
  return new Promise((resolve, reject) => {
    const over = (end: () => void): void => {
      clearTimeout(timer);
      stop();
      end();
    };
    const stop = onSocketMessage((frame) => {
      if (!('clientId' in frame) || frame.clientId !== form.clientId) return;
      if (frame.type === 'ack') over(() => resolve({ message: frame.message, needsComfort: frame.needsComfort }));
      if (frame.type === 'refused') over(() => reject(new ApiError(400, frame.error.code, frame.error as Refused)));
    });
    const timer = setTimeout(() => over(() => resolve(undefined)), ANSWER_WITHIN_MS);
    if (!sendSocketMessage({ type: 'send_message', userId, ...form })) over(() => resolve(undefined));
  });
}

type Refused = ConstructorParameters<typeof ApiError>[2];

/** Uses HTTP without a socket. If that fails too, it is sent once the socket is back. */
export function sendRead(userId: string, upTo: number): void {
  const mark = { type: 'mark_read', userId, upTo } as const;
  if (!sendSocketMessage(mark))
    api(markRead, { params: { userId }, body: { upTo } }).catch(() => sendOnceJoined(`read ${userId}`, mark));
}
