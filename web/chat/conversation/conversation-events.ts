import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import type { ServerMessage } from '#contract/shared/socket-messages.ts';
import {
  joinAndRejoin,
  onSocketMessage,
  sendOnceJoined,
  sendSocketMessage,
  useIsConnected,
} from '#web/app/socket/messages.ts';
import { TYPING_ENDS_MS } from '../list/typing.ts';
import { cacheMessage, refetchConversation, sendRead, showRead } from '../queries.ts';

const IDLE_MS = 2000;

export interface Presence {
  /** Undefined until the server has said. */
  readonly isHere: boolean | undefined;
  readonly isTyping: boolean;
}

/** Joins the conversation while it is open, and shows what arrives. */
export function useConversationEvents(
  ownId: string,
  userId: string,
  onMessage: (message: ChatMessage) => void,
): Presence {
  const client = useQueryClient();
  const isLive = useIsConnected();
  const [isHere, setIsHere] = useState<boolean>();
  const [isTyping, setIsTyping] = useState(false);
  const isAhead = useRef(!isLive);
  const onMessageReceived = useEffectEvent((frame: ServerMessage) => {
    switch (frame.type) {
      case 'message':
        if (![frame.message.senderId, frame.message.receiverId].includes(userId)) return;
        cacheMessage(client, userId, frame.message);
        if (frame.message.senderId === userId) setIsTyping(false);
        onMessage(frame.message);
        break;
      case 'read':
        if (frame.userId === ownId && frame.buddyId === userId) showRead(client, userId, ownId, frame.upTo);
        break;
      case 'typing':
        if (frame.userId === userId) setIsTyping(frame.isTyping);
        break;
      case 'online':
      case 'offline':
        if (frame.userId === userId) setIsHere(frame.type === 'online');
        break;
      case 'changed':
        if (frame.what === 'requests' || frame.what === 'chat') rejoin();
        break;
    }
  });
  const rejoin = useEffectEvent(() => {
    refetchConversation(client, userId);
    sendSocketMessage({ type: 'join_chat', userId });
  });

  useEffect(() => onSocketMessage(onMessageReceived), []);
  useEffect(() => {
    if (!isLive) return;
    // Messages that arrived between the first response and the socket opening were missed.
    if (isAhead.current) refetchConversation(client, userId);
    isAhead.current = false;
  }, [client, isLive, userId]);
  useEffect(() => joinAndRejoin({ type: 'join_chat', userId }, { type: 'leave_chat', userId }), [userId]);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setIsTyping(false), TYPING_ENDS_MS);
    return () => clearTimeout(timer);
  }, [isTyping]);

  return { isHere, isTyping };
}

/** Announces typing at the first key, and ends it after two idle seconds or when the message is sent. */
export function useTyping(userId: string): { typed: () => void; stopped: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const topic = `typing ${userId}`;
  const stop = (): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    sendOnceJoined(topic, { type: 'typing_stop', userId });
  };
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);
  return {
    typed: () => {
      if (timer.current === undefined) sendOnceJoined(topic, { type: 'typing_start', userId });
      clearTimeout(timer.current);
      timer.current = setTimeout(stop, IDLE_MS);
    },
    stopped: stop,
  };
}

/** Marks everything as read as soon as the page is visible. */
export function useMarkRead(ownId: string, userId: string, messages: readonly ChatMessage[]): void {
  const client = useQueryClient();
  const newest = messages.findLast(({ receiverId, readAt }) => receiverId === ownId && readAt === null)?.seq;
  useEffect(() => {
    if (newest === undefined) return;
    const read = (): void => {
      if (document.visibilityState !== 'visible') return;
      sendRead(userId, newest);
      showRead(client, userId, ownId, newest);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, ownId, userId, newest]);
}
