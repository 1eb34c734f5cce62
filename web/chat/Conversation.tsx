import { type ReactNode, useState } from 'react';
import type { ChatBuddy, ChatMessage, MessageForm } from '#contract/chat.ts';
import { newClientId } from '#web/app/client-id.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { useIsConnected } from '#web/app/socket/messages.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { Comfort } from './Comfort.tsx';
import { Composer } from './Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { useConversationEvents, useMarkRead, useTyping } from './conversation-events.ts';
import { MessageLog } from './MessageLog.tsx';
import { withoutArrived } from './message-list.ts';
import { textOf } from './message-text.ts';
import { t } from './messages/index.ts';
import type { Earlier } from './scroll-position.ts';
import { useSending } from './sending.ts';

interface ConversationProps {
  ownId: string;
  buddy: ChatBuddy;
  canType: boolean;
  messages: readonly ChatMessage[];
  earlier: Earlier;
}

/** A chat with its header, its messages and the composer. */
export function Conversation({ ownId, buddy, canType, messages, earlier }: ConversationProps): ReactNode {
  const { id: userId, displayName: name } = buddy;
  usePageTitle(t('chat.with', { name }));
  const [needsComfort, setNeedsComfort] = useState(false);
  const [changing, setChanging] = useState<{ nth: number; text: string }>();
  const { heard, ...presence } = useAnnouncements(ownId, buddy);
  const typing = useTyping(userId);
  const sending = useSending({
    ownId,
    userId,
    onNeedsComfort: () => setNeedsComfort(true),
    onRefused: () => playSound('error'),
  });
  const isLive = useIsConnected();
  useMarkRead(ownId, userId, messages);
  const send = (content: Pick<MessageForm, 'message' | 'phrase'>): void => {
    typing.stopped();
    sending.send({ clientId: newClientId(), ...content });
  };
  return (
    <main id="main" tabIndex={-1} data-tone="sky" className="flex min-h-0 flex-1 flex-col bg-mist">
      <ConversationHeader
        buddy={buddy}
        isTyping={presence.isTyping}
        isOnline={presence.isHere ?? buddy.isOnline}
        isLive={isLive}
      />
      <MessageLog
        ownId={ownId}
        buddy={buddy}
        messages={messages}
        unsent={withoutArrived(sending.unsent, messages)}
        earlier={earlier}
        isTyping={presence.isTyping}
        onAgain={sending.again}
        onDrop={sending.drop}
        onChange={(form) => {
          sending.drop(form);
          setChanging({ nth: (changing?.nth ?? 0) + 1, text: form.message ?? '' });
        }}
      />
      <p role="status" className="sr-only">
        {presence.isTyping ? t('chat.isTyping', { name }) : heard}
      </p>
      {needsComfort && <Comfort onClose={() => setNeedsComfort(false)} />}
      <Composer
        key={changing?.nth ?? 0}
        ownId={ownId}
        userId={userId}
        canType={canType}
        begin={changing?.text}
        onTyped={typing.typed}
        onSend={send}
      />
    </main>
  );
}

/** Announces new messages by a sound and to screen readers. */
function useAnnouncements(ownId: string, { id, displayName: name }: ChatBuddy) {
  const [heard, setHeard] = useState('');
  const presence = useConversationEvents(ownId, id, (message) => {
    if (message.senderId !== id) return;
    setHeard(t('chat.said', { name, text: textOf(message) }));
    playSound('notification');
  });
  return { ...presence, heard };
}
