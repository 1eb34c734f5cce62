import { Fragment, type ReactNode, useState } from 'react';
import type { ChatBuddy, ChatMessage, MessageForm } from '#contract/chat.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Bubble } from './Bubble.tsx';
import { byDay, type Unsent } from './message-list.ts';
import { dayName } from './message-text.ts';
import { t } from './messages/index.ts';
import { type Earlier, useScrollPosition } from './scroll-position.ts';
import { UnsentBubble } from './UnsentBubble.tsx';

interface MessageLogProps {
  ownId: string;
  buddy: ChatBuddy;
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  earlier: Earlier;
  isTyping: boolean;
  onAgain: (form: MessageForm) => void;
  onDrop: (form: MessageForm) => void;
  onChange: (form: MessageForm) => void;
}

/** The messages, newest at the bottom. A separate status line announces new ones, so that earlier pages stay silent. */
export function MessageLog(props: MessageLogProps): ReactNode {
  const { ownId, buddy, messages, unsent, earlier, isTyping, onAgain, onDrop, onChange } = props;
  const { box, top, below, toEnd } = useScrollPosition(messages, unsent.length + Number(isTyping), earlier);
  const isEmpty = messages.length === 0 && unsent.length === 0;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={t('chat.log', { name: buddy.displayName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
        tabIndex={0}
        // Words for screen readers stand absolute: without a place of their own here they would make the page itself scroll.
        className="relative h-full overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full max-w-176 flex-col justify-end gap-2 px-4 py-4">
          <div ref={top} />
          <EarlierButton earlier={earlier} />
          {isEmpty && (
            <EmptyState small mood="happy" title={t('chat.begin')}>
              {t('chat.begin.text', { name: buddy.displayName })}
            </EmptyState>
          )}
          <Days ownId={ownId} buddy={buddy} messages={messages} />
          {unsent.map((one) => (
            <UnsentBubble
              key={one.form.clientId}
              unsent={one}
              onAgain={() => onAgain(one.form)}
              onDrop={() => onDrop(one.form)}
              onChange={() => onChange(one.form)}
            />
          ))}
          {isTyping && <TypingBubble buddy={buddy} />}
        </div>
      </div>
      {below > 0 && (
        <Button look="secondary" onClick={toEnd} className="absolute inset-x-0 bottom-3 mx-auto w-max">
          {t('chat.down', { count: below })}
        </Button>
      )}
    </div>
  );
}

function Days({ ownId, buddy, messages }: Pick<MessageLogProps, 'ownId' | 'buddy' | 'messages'>): ReactNode {
  const [now] = useState(() => new Date());
  const firstUnread = useFirstUnread(ownId, messages);
  const lastOwn = messages.findLast(({ senderId, status }) => senderId === ownId && status === 'sent')?.id;
  return byDay(messages).map(({ day, messages: ofDay }) => (
    <Fragment key={day}>
      <Divider>{dayName(ofDay[0]?.createdAt ?? '', now)}</Divider>
      {ofDay.map((message) => (
        <Fragment key={message.id}>
          {message.id === firstUnread && <Divider isNew>{t('chat.new')}</Divider>}
          <Bubble
            message={message}
            isOwn={message.senderId === ownId}
            name={buddy.displayName}
            mark={message.id === lastOwn ? t('chat.sent') : undefined}
          />
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** The first unread message when the chat was opened. */
function useFirstUnread(ownId: string, messages: readonly ChatMessage[]): string | undefined {
  const [first] = useState(
    () => messages.find(({ receiverId, readAt }) => receiverId === ownId && readAt === null)?.id,
  );
  return first;
}

function Divider({ children, isNew = false }: { children: ReactNode; isNew?: boolean }): ReactNode {
  return (
    <h2
      className={`my-2 flex items-center gap-3 text-center font-semibold text-label before:h-0.5 before:flex-1 before:rounded-full after:h-0.5 after:flex-1 after:rounded-full ${
        isNew ? 'text-tone-deep before:bg-tone after:bg-tone' : 'text-ink-soft before:bg-line after:bg-line'
      }`}
    >
      {children}
    </h2>
  );
}

function EarlierButton({ earlier: { isThere, isLoading, hasFailed, load } }: { earlier: Earlier }): ReactNode {
  if (!isThere) return null;
  return (
    <Button look="ghost" pending={isLoading} onClick={load} className="self-center">
      {t(hasFailed ? 'chat.earlier.failed' : 'chat.earlier')}
    </Button>
  );
}

function TypingBubble({ buddy }: { buddy: ChatBuddy }): ReactNode {
  return (
    <div aria-hidden="true" className="flex items-end gap-2">
      <Avatar {...buddy.avatar} size={32} />
      <span className="inline-flex gap-1.5 rounded-card border-2 border-line bg-card px-4 py-4">
        {['one', 'two', 'three'].map((dot) => (
          <span key={dot} className="size-2.5 animate-glow rounded-full bg-ink-soft" />
        ))}
      </span>
    </div>
  );
}
