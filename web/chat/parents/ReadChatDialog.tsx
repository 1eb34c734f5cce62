import type { ReactNode } from 'react';
import type { ReadMessage } from '#contract/chats-of-children.ts';
import type { ParentsBuddy } from '#contract/friends/parents.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { cx } from '#web/ui/style/cx.ts';
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
      {chat.hasNextPage && (
        <Button look="ghost" wide pending={chat.isFetchingNextPage} onClick={() => void chat.fetchNextPage()}>
          {t('chatParents.read.earlier')}
        </Button>
      )}
      <ul className="flex flex-col gap-2">
        {messages.map((message) => (
          <Line key={message.id} message={message} who={message.isOwn ? name : buddy.username} />
        ))}
      </ul>
    </Dialog>
  );
}

function Line({ message, who }: { message: ReadMessage; who: string }): ReactNode {
  const at = new Date(message.at).toLocaleString(currentLocale(), {
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
