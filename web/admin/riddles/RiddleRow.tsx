import { type ReactNode, useState } from 'react';
import type { GeneratedRiddle } from '#contract/cards/kinds/riddle-desk.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { ReviewButton, ReviewedBy } from '../cards/ReviewMark.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { EditRiddle } from './EditRiddle.tsx';
import { useMoveRiddle } from './queries.ts';

/** A generated riddle as children read it, with its answer, and how it was made. */
export function RiddleRow({ riddle }: { riddle: GeneratedRiddle }): ReactNode {
  const { id, status, question, answer, accepts, difficulty, category, how, proof, review } = riddle;
  const [isEdited, setIsEdited] = useState(false);
  const move = useMoveRiddle(id);
  const next = status === 'published' ? 'retired' : 'published';
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-4 wide:grid wide:grid-cols-[minmax(0,1fr)_auto] wide:items-start">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Chip tone="quiet">{t(`admin.riddles.category.${category}`)}</Chip>
          <Chip tone="quiet">{t(`admin.riddles.difficulty.${difficulty}`)}</Chip>
          {status !== 'published' && <Chip tone="sun">{t(`admin.riddles.status.${status}`)}</Chip>}
          {review?.isCurrent && <Chip tone="leaf">{t('admin.riddles.reviewed')}</Chip>}
        </div>
        <p className="max-w-176 text-lg">
          <EmojiText>{question}</EmojiText>
        </p>
        <p>
          {t('admin.riddles.answer')}: <strong>{answer}</strong>
          {accepts.length > 0 && (
            <span className="text-ink-soft">
              {' '}
              · {t('admin.riddles.accepts')}: {accepts.join(', ')}
            </span>
          )}
        </p>
        <details className="max-w-176 text-sm">
          <summary className="flex min-h-12 cursor-pointer items-center text-ink-soft underline">
            {t('admin.riddles.proof')}
          </summary>
          <p>{proof}</p>
          <p className="mt-2 text-ink-soft">
            {t('admin.riddles.how')}: {how}
          </p>
        </details>
        <ReviewedBy review={review} />
        <ErrorCallout error={move.error} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => setIsEdited(true)}>
          {t('admin.riddles.edit')}
        </Button>
        <Button look="secondary" pending={move.isPending} onClick={() => move.mutate(next)}>
          {t(next === 'retired' ? 'admin.riddles.retire' : 'admin.riddles.publish')}
        </Button>
        {status === 'draft' && (
          <Button look="secondary" pending={move.isPending} onClick={() => move.mutate('retired')}>
            {t('admin.riddles.discard')}
          </Button>
        )}
        <ReviewButton id={id} review={review} />
      </div>
      {isEdited && <EditRiddle riddle={riddle} onClose={() => setIsEdited(false)} />}
    </li>
  );
}
