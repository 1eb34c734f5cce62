import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ChatBuddy, ChatMessage, MessageForm, MessagePage } from '#contract/chat.ts';
import { newClientId } from '#web/app/client-id.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { useIsConnected } from '#web/app/socket/messages.ts';
import { useDraft } from '#web/app/use-draft.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { useColumns } from '../columns.ts';
import { Composer, type Refused } from '../composer/Composer.tsx';
import { PickerColumn } from '../composer/Picker.tsx';
import { withoutArrived } from '../message-list.ts';
import { formatContent } from '../message-text.ts';
import { t } from '../messages/index.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { useConversationEvents, useMarkRead, useTyping } from './conversation-events.ts';
import { MessageLog } from './MessageLog.tsx';
import { ReadBySign } from './ReadBySign.tsx';
import type { Earlier } from './scroll-position.ts';
import { useSending } from './sending.ts';

const ComfortSummary = lazy(() =>
  import('#web/safety/comfort/ComfortSummary.tsx').then((file) => ({ default: file.ComfortSummary })),
);

const DrawSticker = lazyDialog(() => import('../composer/DrawSticker.tsx').then((file) => file.DrawSticker));

interface ConversationProps {
  ownId: string;
  buddy: ChatBuddy;
  canType: boolean;
  readBy: MessagePage['readBy'];
  messages: readonly ChatMessage[];
  earlier: Earlier;
}

const look = 'flex min-h-0 flex-1 flex-col overflow-y-auto bg-mist';

export function Conversation({ ownId, buddy, canType, readBy, messages, earlier }: ConversationProps): ReactNode {
  const { id: userId, displayName: name } = buddy;
  usePageTitle(t('chat.with', { name }));
  const columns = useColumns();
  const { draw, sheet } = useDrawSticker({ ownId, userId, name });
  const [needsComfort, setNeedsComfort] = useState(false);
  const { heard, ...presence } = useAnnouncements(ownId, buddy);
  const typing = useTyping(userId);
  const { draft, refused, ...sending } = useDraftAndSending(ownId, userId, () => setNeedsComfort(true));
  const isLive = useIsConnected();
  useMarkRead(ownId, userId, messages);
  const send = (content: Pick<MessageForm, 'message' | 'phrase'>): void => {
    typing.stopped();
    playSound('whoosh');
    sending.send({ clientId: newClientId(), ...content });
  };
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        data-tone="sky"
        className={cx(look, columns > 1 && 'rounded-card border-2 border-line')}
      >
        <ConversationHeader
          buddy={buddy}
          isTyping={presence.isTyping}
          isOnline={presence.isHere ?? buddy.isOnline}
          isLive={isLive}
          isBesideList={columns > 1}
        />
        <ReadBySign readBy={readBy} name={name} />
        <MessageLog
          ownId={ownId}
          buddy={buddy}
          messages={messages}
          unsent={withoutArrived(sending.unsent, messages)}
          earlier={earlier}
          isTyping={presence.isTyping}
          onAgain={sending.again}
          onDrop={sending.removeUnsent}
          onGreet={canType && columns < 3 ? (phrase) => send({ phrase }) : undefined}
        />
        <Heard>{presence.isTyping ? t('chat.isTyping', { name }) : heard}</Heard>
        {needsComfort && <Comfort onClose={() => setNeedsComfort(false)} />}
        <Composer
          draft={draft}
          canType={canType}
          hasPickerBeside={columns === 3}
          refused={refused}
          onTyped={typing.typed}
          onDraw={draw}
          onSend={send}
        />
      </main>
      {columns === 3 && <PickerColumn onPick={(phrase) => send({ phrase })} onDraw={canType ? draw : undefined} />}
      {canType && sheet}
    </>
  );
}

/** The canvas for drawing a sticker, over the conversation. */
function useDrawSticker(whose: { ownId: string; userId: string; name: string }) {
  const [isDrawing, setDrawing] = useState(false);
  const sheet = isDrawing && <DrawSticker {...whose} onClose={() => setDrawing(false)} />;
  return { draw: () => setDrawing(true), sheet };
}

function Heard({ children }: { children: string }): ReactNode {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

/** Stays until the child closes it, and leaves room for the text field. */
function Comfort({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <div className="mx-auto max-h-[60dvh] w-full max-w-176 shrink-0 overflow-y-auto px-3 pb-2">
      <Suspense>
        <ComfortSummary onClose={onClose} />
      </Suspense>
    </div>
  );
}

/** Refused words come back to the field with the reason. Sending the next message clears it. */
function useDraftAndSending(ownId: string, userId: string, onNeedsComfort: () => void) {
  const draft = useDraft(ownId, `chat:${userId}`);
  const [refused, setRefused] = useState<Refused>();
  const { send, ...sending } = useSending({
    ownId,
    userId,
    onNeedsComfort,
    onRefused: ({ message = '' }, sentence) => {
      playSound('error');
      setRefused({ text: draft.bringBack(message), sentence });
    },
  });
  return {
    ...sending,
    draft,
    refused,
    send: (form: MessageForm) => {
      setRefused(undefined);
      send(form);
    },
  };
}

/** Incoming messages play a sound and are announced to screen readers. */
function useAnnouncements(ownId: string, { id, displayName: name }: ChatBuddy) {
  const [heard, setHeard] = useState('');
  const presence = useConversationEvents(ownId, id, (message) => {
    if (message.senderId !== id) return;
    setHeard(t('chat.said', { name, text: formatContent(message) }));
    playSound('notification');
  });
  return { ...presence, heard };
}
