import type { ReactNode } from 'react';
import type { ReadMessage } from '#contract/chats-of-children.ts';
import type { ParentsBuddy } from '#contract/friends/parents.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { type Earlier, useScrollPosition } from '../conversation/scroll-position.ts';
import { formatContent } from '../message-text.ts';
import { t } from '../messages/parents/index.ts';
import { useChildChat } from './queries.ts';

interface ReadChatDialogProps {
  childId: string;
  childName: string;
  buddy: ParentsBuddy;
  onClose: () => void;
}

/** A chat as a parent reads it, newest last. */
export function ReadChatDialog({ childId, childName: name, buddy, onClose }: ReadChatDialogProps): ReactNode {
  const chat = useChildChat(childId, buddy.id);
  const messages = chat.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('chatParents.read.title', { name, buddy: buddy.username })}
      description={t('chatParents.read.text')}
      closeLabel={t('ui.close')}
    >
      {chat.isPending && <Skeleton lines={5} />}
      <FamilyProblem error={chat.error} />
      {chat.data && messages.length === 0 && <p className="text-ink-soft">{t('chatParents.read.none')}</p>}
      {messages.length > 0 && (
        <Messages
          messages={messages}
          nameOf={({ isOwn }) => (isOwn ? name : buddy.username)}
          isLoading={chat.isFetchingNextPage}
          onEarlier={chat.hasNextPage ? chat.fetchNextPage : undefined}
        />
      )}
    </Dialog>
  );
}

interface MessagesProps {
  messages: readonly ReadMessage[];
  nameOf: (message: ReadMessage) => string;
  isLoading: boolean;
  /** Undefined: all are shown. */
  onEarlier: (() => Promise<{ hasNextPage: boolean }>) | undefined;
}

/** Opens at the newest message. Earlier ones load only by a press, because each look is recorded. */
function Messages({ messages, nameOf, isLoading, onEarlier }: MessagesProps): ReactNode {
  const { box, top } = useScrollPosition(messages, { unsent: 0, isTyping: false }, nothingByItself);
  const showEarlier = async (): Promise<void> => {
    const result = await onEarlier?.();
    // The button that had the focus is gone.
    if (result && !result.hasNextPage) box.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
      tabIndex={0}
      aria-label={t('chatParents.read.messages')}
      className="-mx-2 max-h-[max(20rem,60dvh)] overflow-y-auto overscroll-contain px-2 py-1"
    >
      <div ref={top}>
        {onEarlier && (
          <Button look="ghost" wide className="mb-2" pending={isLoading} onClick={() => void showEarlier()}>
            {t('chatParents.read.earlier')}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {messages.map((message) => (
          <Line key={message.id} message={message} who={nameOf(message)} />
        ))}
      </ul>
    </section>
  );
}

const nothingByItself: Earlier = { isThere: false, isLoading: false, hasFailed: false, load: () => undefined };

function Line({ message, who }: { message: ReadMessage; who: string }): ReactNode {
  const at = new Date(message.at).toLocaleString(dateLocale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <li
      className={cx(
        'max-w-[85%] rounded-card border-2 border-line px-4 py-2',
        message.isOwn ? 'self-end bg-sky-soft' : 'self-start bg-card',
      )}
    >
      <p className="break-words text-ink-soft text-sm">
        {who} · {at}
      </p>
      <p className="break-words">{formatContent(message)}</p>
    </li>
  );
}
