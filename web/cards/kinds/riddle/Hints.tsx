import type { ReactNode } from 'react';
import type { RiddleHint } from '#contract/cards.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { t } from '../../messages/index.ts';

/** The hints a child has asked for. A new one is announced while the focus stays where it is. */
export function Hints({ hints }: { hints: readonly RiddleHint[] }): ReactNode {
  return (
    <ol role="status" className="mt-3 flex list-none flex-col gap-2 empty:hidden">
      {hints.map((hint, at) => (
        <li
          key={formatHint(hint)}
          className="flex animate-pop items-start gap-3 rounded-button bg-tone-soft px-4 py-2.5"
        >
          <Emoji of="💡" size={24} className="mt-0.5 shrink-0" />
          <p dir="auto" className="min-w-0">
            <span className="sr-only">{t('cards.hintNumber', { number: at + 1 })}: </span>
            <EmojiText>{formatHint(hint)}</EmojiText>
          </p>
        </li>
      ))}
    </ol>
  );
}

function formatHint({ text, letters, start }: RiddleHint): string {
  return text ?? [letters && formatLength(letters), start && t('cards.hintStart', { start })].filter(Boolean).join(' ');
}

function formatLength(letters: readonly number[]): string {
  const [first = 0] = letters;
  return letters.length > 1
    ? t('cards.hintWords', { count: letters.length, letters: letters.join(' + ') })
    : t('cards.hintLetters', { count: first });
}
