import type { ReactNode } from 'react';
import { type GamePhrase, gamePhrases } from '#contract/rules/collaborative-games.ts';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { t } from '../messages/index.ts';

/** Phrases that a tap sends to all players. */
export function PhraseBar({ onSay }: { onSay: (phrase: GamePhrase) => void }): ReactNode {
  return (
    <section aria-label={t('together.say')}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:justify-center sm:px-0">
        {gamePhrases.map((phrase) => (
          <li key={phrase} className="shrink-0 snap-start">
            <button
              type="button"
              onClick={() => onSay(phrase)}
              className="min-h-12 rounded-full border-2 border-line bg-card px-4 font-display font-semibold text-sm hover:bg-tone-soft active:scale-95"
            >
              <EmojiText>{t(`together.phrase.${phrase}`)}</EmojiText>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
