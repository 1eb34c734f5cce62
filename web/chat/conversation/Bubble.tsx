import { memo, type ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { chatPictureAddress } from '#contract/rules/drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';
import { formatTime } from '#web/app/i18n/clock-times.ts';
import { ReadToMe } from '#web/posts/ReadToMe.tsx';
import { ReportButton } from '#web/safety/ReportButton.tsx';
import { useIsReported } from '#web/safety/reported.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { findSticker, formatContent } from '../message-text.ts';
import { t } from '../messages/index.ts';

interface BubbleProps {
  message: ChatMessage;
  isOwn: boolean;
  /** The buddy's name. */
  name: string;
  /** The next message follows right after this one and shows the time for both. */
  isContinued: boolean;
  /** It arrived while the conversation was open. */
  isFresh: boolean;
  /** Shows the actions for this message. */
  isChosen: boolean;
  onChoose: (id: string) => void;
  /** Shown under the child's newest message. */
  mark?: string | undefined;
}

/** Memoized: a conversation has hundreds of these, and only one changes at a time. */
export const Bubble = memo(function Bubble(props: BubbleProps): ReactNode {
  const { message, isOwn, name, isContinued, isFresh, isChosen, onChoose, mark } = props;
  if (useIsReported(message.id)) return null;
  const { shownAt, isMasked, status } = message;
  const notes = [isMasked && t('chat.masked'), status === 'held' && t('chat.held'), mark].filter(Boolean);
  const hasFoot = !isContinued || notes.length > 0;
  const choose = isOwn ? undefined : () => onChoose(message.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys move the focus here, which does the same
    <article
      data-message
      tabIndex={-1}
      onFocus={choose}
      onClick={choose}
      className={cx('flex flex-col rounded-card', isOwn ? 'items-end' : 'items-start', isFresh && 'animate-rise')}
    >
      <span className="sr-only">{isOwn ? t('chat.you', { text: '' }) : t('chat.said', { name, text: '' })}</span>
      <div className="flex max-w-[88%] min-w-0">
        <MessageContent content={message} isOwn={isOwn} isWaiting={status === 'held'} isContinued={isContinued} />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {hasFoot && (
          <p className={cx('mt-0.5 px-2 text-ink-soft text-label', isOwn && 'text-end')}>
            <time dateTime={shownAt}>{formatTime(new Date(shownAt))}</time>
            {notes.map((note) => ` · ${note}`)}
          </p>
        )}
        {!isOwn && (
          <div className={isChosen ? 'flex gap-1' : 'sr-only'}>
            {isChosen && <ReadToMe text={formatContent(message)} round />}
            <ReportButton
              targetType="message"
              targetId={message.id}
              authorId={message.senderId}
              title={formatContent(message)}
              {...(isChosen ? {} : { tabIndex: -1 })}
            />
          </div>
        )}
      </div>
    </article>
  );
});

interface MessageContentProps {
  content: Pick<ChatMessage, 'kind' | 'message'>;
  isOwn: boolean;
  isWaiting?: boolean;
  isContinued?: boolean;
}

/** Words get a bubble; a sticker doesn't. */
export function MessageContent({
  content,
  isOwn,
  isWaiting = false,
  isContinued = false,
}: MessageContentProps): ReactNode {
  if (content.kind === 'drawing')
    return (
      <img
        src={chatPictureAddress(content.message)}
        alt={formatContent(content)}
        width={PAPER_WIDTH}
        height={PAPER_HEIGHT}
        loading="lazy"
        decoding="async"
        className={cx(
          'my-1 h-auto w-60 rounded-card border-2 bg-mist',
          isWaiting ? 'border-tone border-dashed' : 'border-line',
        )}
      />
    );
  const sticker = findSticker(content);
  if (sticker) return <Emoji of={sticker} size={80} label={formatContent(content)} className="my-1" />;
  return (
    <p
      dir="auto"
      className={cx(
        'max-w-full whitespace-pre-wrap break-words rounded-card px-4 py-2.5 [overflow-wrap:anywhere]',
        !isContinued && (isOwn ? 'rounded-ee-sm' : 'rounded-es-sm'),
        !isOwn && 'border-2 border-line bg-card',
        isOwn && !isWaiting && 'bg-tone text-tone-on',
        isOwn && isWaiting && 'border-2 border-tone border-dashed bg-tone-soft text-ink',
      )}
    >
      <EmojiText>{formatContent(content)}</EmojiText>
    </p>
  );
}
