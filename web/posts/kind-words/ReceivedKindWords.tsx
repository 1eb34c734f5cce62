import { type ReactNode, useId } from 'react';
import type { Post } from '#contract/posts.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from '../messages/index.ts';
import { kindWordText } from './kind-words.ts';

/** What others have sent to the author, without their names. */
export function ReceivedKindWords({ post: { kindWords } }: { post: Post }): ReactNode {
  const id = useId();
  if (kindWords.received.length === 0) return null;
  return (
    <div className="mt-4">
      <p id={id} className="font-bold text-ink-soft text-label">
        {t('posts.kind_words.received')}
      </p>
      <ul aria-labelledby={id} className="mt-1.5 flex flex-wrap gap-2">
        {kindWords.received.map(({ words, count }) => {
          const { emoji, text } = kindWordText(words);
          return (
            <li key={words}>
              <Chip tone="leaf">
                <Emoji of={emoji} size={22} /> {text}
                {count > 1 && <span className="even-digits">×{count.toLocaleString(currentLocale())}</span>}
              </Chip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
