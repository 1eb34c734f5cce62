import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { excerpt } from './excerpt.ts';
import { t } from './messages/index.ts';

/** A text by a child; of a long one the beginning, and the rest on demand. */
export function Words({ text, whole = false }: { text: string; whole?: boolean }): ReactNode {
  const [open, setOpen] = useState(false);
  const start = whole ? undefined : excerpt(text);
  return (
    <>
      <p className="mt-2 whitespace-pre-line" dir="auto">
        <EmojiText>{start === undefined || open ? text : start}</EmojiText>
      </p>
      {start !== undefined && (
        <Button look="ghost" className="-ms-5 mt-1" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'posts.showLess' : 'posts.readMore')}
        </Button>
      )}
    </>
  );
}
