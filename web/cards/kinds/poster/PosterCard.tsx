import { type ReactNode, useId } from 'react';
import type { PosterCard as Poster } from '#contract/cards.ts';
import { ReadToMe } from '#web/posts/ReadToMe.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../../messages/index.ts';
import { topic } from '../../topic.ts';
import { look } from './look.ts';
import { PosterScene } from './PosterScene.tsx';

// White text must be readable on each of them, in light and dark mode. The drawing is below the text, never under it.
const grounds: Record<Poster['colorScheme'], string> = {
  sunrise: 'bg-dawn-fade',
  ocean: 'bg-reef-fade',
  forest: 'bg-meadow-fade',
  berry: 'bg-dusk-fade',
  sky: 'bg-midnight-fade',
  candy: 'bg-berry-fade',
};

export function PosterCard({ card }: { card: Poster }): ReactNode {
  const id = useId();
  return (
    <article
      aria-labelledby={`${id}-kind ${id}-title`}
      className={cx(
        'relative flex min-h-76 flex-col overflow-hidden rounded-card text-white',
        // Everything on it is white too, without a color of its own.
        '[--tone-deep:var(--color-white)] [--tone-soft:color-mix(in_srgb,var(--color-shade)_20%,transparent)]',
        grounds[card.colorScheme],
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 px-5 pt-4 sm:px-6">
        <span className="wrap-anywhere inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-full bg-tone-soft px-3 py-0.5 font-display font-semibold text-label">
          <Emoji of={look.emoji} />
          <span id={`${id}-kind`}>
            {t('cards.poster')} · {topic(card.category)}
          </span>
        </span>
        <ReadToMe round text={`${card.title}. ${card.message}`} />
      </div>
      <div className="flex flex-1 flex-col justify-center px-5 py-5 text-center sm:px-10" dir="auto">
        <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
          <EmojiText>{card.title}</EmojiText>
        </h2>
        <p className="mt-2 text-balance text-lg sm:text-xl">
          <EmojiText>{card.message}</EmojiText>
        </p>
      </div>
      <PosterScene scheme={card.colorScheme} />
    </article>
  );
}
