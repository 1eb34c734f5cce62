import { type ReactNode, useEffect } from 'react';
import { emojiCodes, emojiSymbolId } from '#contract/rules/emoji.ts';
import { cx } from '../style/cx.ts';
import { wantEmoji } from './pictures.ts';

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
  useEffect(() => wantEmoji(emoji), [emoji]);
  return (
    <svg
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === '' ? true : undefined}
      viewBox="0 0 32 32"
      width={size ?? 20}
      height={size ?? 20}
      className={cx('inline-block select-none', size === undefined && 'size-[1.2em] align-[-0.22em]', className)}
    >
      <use href={`#${emojiSymbolId(emojiCodes(emoji))}`} />
    </svg>
  );
}
