import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { ReportButton } from '#web/safety/ReportButton.tsx';
import { useIsReported } from '#web/safety/reported.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { stickerOf, textOf, timeOf } from './message-text.ts';
import { t } from './messages/index.ts';

interface BubbleProps {
  message: ChatMessage;
  isOwn: boolean;
  /** The buddy's. */
  name: string;
  /** Under the newest own one. */
  mark?: string | undefined;
}

/** One message. */
export function Bubble({ message, isOwn, name, mark }: BubbleProps): ReactNode {
  if (useIsReported(message.id)) return null;
  const { createdAt, isMasked, status } = message;
  const notes = [isMasked && t('chat.masked'), status === 'held' && t('chat.held'), mark].filter(Boolean);
  return (
    <article className={cx('flex items-end gap-1', isOwn && 'flex-row-reverse')}>
      <div className={cx('flex max-w-[85%] min-w-0 flex-col gap-0.5', isOwn ? 'items-end' : 'items-start')}>
        <span className="sr-only">{isOwn ? t('chat.you', { text: '' }) : t('chat.said', { name, text: '' })}</span>
        <MessageContent content={message} isOwn={isOwn} isWaiting={status === 'held'} />
        <p className={cx('px-2 text-ink-soft text-label', isOwn && 'text-end')}>
          <time dateTime={createdAt}>{timeOf(createdAt)}</time>
          {notes.map((note) => ` · ${note}`)}
        </p>
      </div>
      {!isOwn && (
        <ReportButton
          targetType="message"
          targetId={message.id}
          authorId={message.senderId}
          title={textOf(message)}
          className="mb-5"
        />
      )}
    </article>
  );
}

interface MessageContentProps {
  content: Pick<ChatMessage, 'kind' | 'message'>;
  isOwn: boolean;
  isWaiting?: boolean;
}

/** Words in a bubble; a sticker stands free. */
export function MessageContent({ content, isOwn, isWaiting = false }: MessageContentProps): ReactNode {
  const sticker = stickerOf(content);
  if (sticker) return <Emoji of={sticker} size={88} label={textOf(content)} className="my-1" />;
  return (
    <p
      dir="auto"
      className={cx(
        'max-w-full whitespace-pre-wrap break-words rounded-card px-4 py-2.5 [overflow-wrap:anywhere]',
        isOwn ? 'rounded-ee-md' : 'rounded-es-md border-2 border-line bg-card',
        isOwn && !isWaiting && 'bg-tone text-tone-on',
        isOwn && isWaiting && 'border-2 border-tone border-dashed bg-tone-soft text-ink',
      )}
    >
      <EmojiText>{textOf(content)}</EmojiText>
    </p>
  );
}
