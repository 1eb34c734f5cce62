import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageForm } from '#contract/chat.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { readOwnDraft, saveOwnDraft } from '#web/app/drafts.ts';
import { useIsConnected } from '#web/app/socket/messages.ts';
import type { Unsent } from '../message-list.ts';
import { cacheMessage, refetchConversation, send } from '../queries.ts';

export interface Sending {
  readonly unsent: readonly Unsent[];
  send: (form: MessageForm) => void;
  again: (form: MessageForm) => void;
  removeUnsent: (form: MessageForm) => void;
}

interface Whose {
  readonly ownId: string;
  readonly userId: string;
  /** The server suggests the comfort card. */
  readonly onNeedsComfort: () => void;
  /** The server refused the words, and why. */
  readonly onRefused: (form: MessageForm, sentence: string) => void;
}

/** Failures that a retry may fix. */
const temporary = ['offline', 'unavailable', 'busy', 'unexpected', 'too_fast', 'sign_in_required'];

/** Sends messages in order, keeps the ones that failed, and retries when the socket is back. */
export function useSending({ ownId, userId, onNeedsComfort, onRefused }: Whose): Sending {
  const client = useQueryClient();
  const key = `chat-unsent:${userId}`;
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() => restored(ownId, key));
  const turn = useRef<Promise<void>>(Promise.resolve());
  const isLive = useIsConnected();

  useEffect(() => saveOwnDraft(ownId, key, unsent), [ownId, key, unsent]);

  const removeUnsent = ({ clientId }: MessageForm): void =>
    setUnsent((before) => before.filter(({ form }) => form.clientId !== clientId));
  const updateUnsent = (form: MessageForm, change: Partial<Unsent>): void =>
    setUnsent((before) => before.map((one) => (one.form.clientId === form.clientId ? { ...one, ...change } : one)));
  const attempt = (form: MessageForm): void => {
    turn.current = turn.current.then(async () => {
      try {
        const { message, needsComfort } = await send(userId, form);
        cacheMessage(client, userId, message);
        removeUnsent(form);
        if (needsComfort) onNeedsComfort();
      } catch (error) {
        if (isTemporary(error)) return updateUnsent(form, { state: 'failed' });
        removeUnsent(form);
        onRefused(form, sentenceFor(error));
        if (isOver(error)) refetchConversation(client, userId);
      }
    });
  };
  const again = (form: MessageForm): void => {
    updateUnsent(form, { state: 'sending' });
    attempt(form);
  };
  const tryAll = useEffectEvent(() => {
    for (const { form, state } of unsent) if (state === 'failed') again(form);
  });
  useEffect(() => {
    if (isLive) tryAll();
  }, [isLive]);

  return {
    unsent,
    send: (form) => {
      setUnsent((before) => [...before, { form, at: new Date().toISOString(), state: 'sending' }]);
      attempt(form);
    },
    again,
    removeUnsent,
  };
}

function restored(ownId: string, key: string): readonly Unsent[] {
  const kept = readOwnDraft(ownId, key);
  if (!Array.isArray(kept)) return [];
  return (kept as Unsent[]).map((one) => (one.state === 'sending' ? { ...one, state: 'failed' } : one));
}

function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || temporary.includes(error.code);
}

/** The conversation or typing is closed: reload what is allowed. */
function isOver(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.status === 403 || error.code === 'phrases_only')
  );
}
