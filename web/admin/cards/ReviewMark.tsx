import type { ReactNode } from 'react';
import type { CardReview } from '#contract/cards/card-desk.ts';
import { sentenceFor } from '#web/app/api.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/cards/index.ts';
import { useReview } from './queries.ts';

/** Who of the staff has reviewed a card and when, or that its words have changed since. Nothing for one that nobody has. */
export function ReviewedBy({ review }: { review: CardReview | null }): ReactNode {
  if (!review) return null;
  const when = new Date(review.at).toLocaleDateString(dateLocale(), { dateStyle: 'medium' });
  const said = { name: review.by, when };
  return (
    <p className="text-ink-soft text-sm">
      {review.isCurrent ? t('admin.cards.reviewedBy', said) : t('admin.cards.changedSince', said)}
    </p>
  );
}

/** Sets the mark, or takes it back. */
export function ReviewButton({ id, review }: { id: string; review: CardReview | null }): ReactNode {
  const mark = useReview(id);
  const isReviewed = review?.isCurrent === true;
  return (
    <>
      <Button look="secondary" pending={mark.isPending} onClick={() => mark.mutate(!isReviewed)}>
        {t(isReviewed ? 'admin.cards.unmark' : 'admin.cards.mark')}
      </Button>
      {mark.error && (
        <p role="alert" className="basis-full font-bold text-lotus-deep">
          {sentenceFor(mark.error)}
        </p>
      )}
    </>
  );
}
