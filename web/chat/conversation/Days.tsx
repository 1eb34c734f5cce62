import { Fragment, memo, type ReactNode, useState } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { byDay, isContinuedBy } from '../message-list.ts';
import { dayName } from '../message-text.ts';
import { t } from '../messages/index.ts';
import { Bubble } from './Bubble.tsx';

interface DaysProps {
  ownId: string;
  /** The buddy's name. */
  name: string;
  messages: readonly ChatMessage[];
}

/**
 * Messages grouped by day. Messages in quick succession form a group that shows its time once. Memoized because every key typed
 * in the field renders the conversation.
 */
export const Days = memo(function Days({ ownId, name, messages }: DaysProps): ReactNode {
  const [now] = useState(() => new Date());
  const [newestAtFirst] = useState(() => messages.at(-1)?.seq ?? 0);
  const [chosen, choose] = useState<string>();
  const firstUnread = useFirstUnread(ownId, messages);
  const lastOwn = messages.findLast(({ senderId, status }) => senderId === ownId && status === 'sent')?.id;
  const newestReceived = messages.findLast(({ receiverId }) => receiverId === ownId)?.id;
  return byDay(messages).map(({ day, messages: ofDay }) => (
    <Fragment key={day}>
      <Divider>{dayName(ofDay[0]?.shownAt ?? '', now)}</Divider>
      {ofDay.map((message, at) => {
        const { id, senderId, seq } = message;
        const next = ofDay[at + 1];
        const isContinued = next !== undefined && next.id !== firstUnread && isContinuedBy(message, next);
        return (
          <div key={id} className={isContinued ? 'mb-1' : 'mb-3'}>
            {id === firstUnread && <Divider isNew>{t('chat.new')}</Divider>}
            <Bubble
              message={message}
              isOwn={senderId === ownId}
              name={name}
              isContinued={isContinued}
              isFresh={senderId !== ownId && seq > newestAtFirst}
              isChosen={id === (chosen ?? newestReceived)}
              onChoose={choose}
              mark={id === lastOwn ? t('chat.sent') : undefined}
            />
          </div>
        );
      })}
    </Fragment>
  ));
});

/** The first message that was unread when the chat was opened. */
function useFirstUnread(ownId: string, messages: readonly ChatMessage[]): string | undefined {
  const [first] = useState(
    () => messages.find(({ receiverId, readAt }) => receiverId === ownId && readAt === null)?.id,
  );
  return first;
}

function Divider({ children, isNew = false }: { children: ReactNode; isNew?: boolean }): ReactNode {
  return (
    <h2
      className={`my-3 flex items-center gap-3 text-center font-semibold text-label before:h-0.5 before:flex-1 before:rounded-full after:h-0.5 after:flex-1 after:rounded-full ${
        isNew ? 'text-tone-deep before:bg-tone after:bg-tone' : 'text-ink-soft before:bg-line after:bg-line'
      }`}
    >
      {children}
    </h2>
  );
}
