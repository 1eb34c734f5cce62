import { type ReactNode, useState } from 'react';
import { cx } from '../style/cx.ts';
import { emojiUrl } from './split-emoji.ts';

interface EmojiProps {
  /** The emoji itself: "🦊". */
  of: string;
  /** In px; without it as tall as the text around it. */
  size?: number | undefined;
  /** What a screen reader says. Leave it out where it only decorates. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The same fox on every device. */
export function Emoji({ of: emoji, size, label = '', className }: EmojiProps): ReactNode {
  const [missing, setMissing] = useState<string>();
  if (missing === emoji)
    return (
      <span
        {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        className={className}
        style={size === undefined ? undefined : { fontSize: size * 0.85, lineHeight: 1 }}
      >
        {emoji}
      </span>
    );
  return (
    <img
      src={emojiUrl(emoji)}
      alt={label}
      width={size ?? 20}
      height={size ?? 20}
      decoding="async"
      draggable={false}
      onError={() => setMissing(emoji)}
      className={cx('inline-block select-none', size === undefined && 'size-[1.2em] align-[-0.22em]', className)}
    />
  );
}
