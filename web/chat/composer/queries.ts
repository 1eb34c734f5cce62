import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendChatDrawing } from '#contract/chat.ts';
import { HINT_MAX, type Hint, readWritingHint } from '#contract/safety/screening.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { useDebounced } from '#web/app/debounced.ts';
import { useHelplines } from '#web/safety/comfort/queries.ts';
import { cacheMessage } from '../queries.ts';

export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface ChatHint {
  readonly kind: Hint;
  /** Where the private parts are in exactly this text. */
  readonly places: readonly Place[];
}

const STANDS_STILL_MS = 1000;
/** Shorter texts aren't a word yet. */
const ENOUGH = 3;
const none: readonly Place[] = [];

/**
 * Pip's hint about a draft once the child pauses. The last hint stays until there is a new one. A failed request shows nothing.
 */
export function useChatHint(text: string): ChatHint | undefined {
  const still = useDebounced(text, STANDS_STILL_MS);
  const isEnough = still.trim().length >= ENOUGH && text.trim() !== '';
  // Loads helplines while a child types, so that they are there at once if the words sound like a crisis.
  useHelplines(text.trim() !== '');
  const { data } = useQuery({
    queryKey: ['hint', 'chat', still],
    queryFn: ({ signal }) =>
      api(readWritingHint, { body: { text: still.slice(0, HINT_MAX), context: 'chat' } }, { signal }),
    enabled: isEnough,
    placeholderData: (before) => (isEnough ? before : undefined),
    gcTime: 0,
  });
  if (!isEnough || !data?.hint) return undefined;
  return { kind: data.hint, places: still === text ? (data.places ?? none) : none };
}

interface SendDrawing {
  onSent: (clientId: string) => void;
  onRefused: () => void;
}

export function useSendDrawing(userId: string, { onSent, onRefused }: SendDrawing) {
  const client = useQueryClient();
  return useMutation({
    // A drawing is large for a slow line.
    mutationFn: (body: Payload<typeof sendChatDrawing>['body']) =>
      api(sendChatDrawing, { params: { userId }, body }, { maxWait: 120_000 }),
    onSuccess: ({ message }, { clientId }) => {
      cacheMessage(client, userId, message);
      onSent(clientId);
    },
    onError: onRefused,
  });
}
