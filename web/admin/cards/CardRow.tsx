import type { ReactNode } from 'react';
import type { ContentCard } from '#contract/cards/card-desk.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { t } from '../messages/cards/index.ts';
import { getCheckName, getKindName } from './names.ts';
import { ReviewButton, ReviewedBy } from './ReviewMark.tsx';

const OLDEST = 13;

/** A card with everything that a child can get to read of it, and how it was checked. */
export function CardRow({ card }: { card: ContentCard }): ReactNode {
  const { id, kind, heading, texts, after, answer, accepts, difficulty, ages, source, review } = card;
  // The heading of a fact or a poster is its title and its text.
  const title = texts.find((text) => heading.startsWith(text)) ?? heading;
  const others = texts.filter((text) => text !== title);
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-4 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Chip tone="quiet">{getKindName(kind)}</Chip>
          {difficulty && <Chip tone="quiet">{t(`admin.cards.difficulty.${difficulty}`)}</Chip>}
          {ages && <Chip tone="quiet">{formatAges(ages)}</Chip>}
          {review?.isCurrent && <Chip tone="leaf">{t('admin.cards.review.yes')}</Chip>}
        </div>
        <p className="max-w-176 font-bold text-lg">
          <EmojiText>{title}</EmojiText>
        </p>
        <Texts of={others} />
        {answer && (
          <p>
            {t('admin.cards.answer')}: <strong>{answer}</strong>
            {accepts.length > 0 && (
              <span className="text-ink-soft">
                {' '}
                · {t('admin.cards.accepts')}: {accepts.join(', ')}
              </span>
            )}
          </p>
        )}
        {after.length > 0 && (
          <p className="max-w-176 text-ink-soft">
            {t('admin.cards.after')}: <EmojiText>{after.join(' ')}</EmojiText>
          </p>
        )}
        {source && (
          <p className="max-w-176 text-ink-soft text-sm">
            {t('admin.cards.source')} {source}
          </p>
        )}
        <p className="text-ink-soft text-sm">{formatChecked(card)}</p>
        <ReviewedBy review={review} />
      </div>
      <div className="flex flex-wrap gap-2 sm:flex-col sm:items-end">
        <ReviewButton id={id} review={review} />
      </div>
    </li>
  );
}

function Texts({ of: texts }: { of: readonly string[] }): ReactNode {
  if (texts.length === 0) return null;
  if (texts.length === 1)
    return (
      <p className="max-w-176">
        <EmojiText>{texts[0] ?? ''}</EmojiText>
      </p>
    );
  return (
    <ul className="max-w-176 list-disc ps-5 text-ink-soft">
      {texts.map((text) => (
        <li key={text}>
          <EmojiText>{text}</EmojiText>
        </li>
      ))}
    </ul>
  );
}

function formatAges({ from, to }: NonNullable<ContentCard['ages']>): string {
  return to >= OLDEST
    ? t('admin.cards.agesUp', { from: String(from) })
    : t('admin.cards.ages', { from: String(from), to: String(to) });
}

function formatChecked({ checked }: ContentCard): string {
  if (!checked) return t('admin.cards.generated');
  const when = new Date(`${checked.on}T12:00:00`).toLocaleDateString(dateLocale(), { dateStyle: 'medium' });
  return t('admin.cards.checked', { when, how: getCheckName(checked.how) });
}
