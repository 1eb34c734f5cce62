import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { RiddleCard as Riddle } from '#contract/cards.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { endedElsewhere } from '../../refusals.ts';
import { toastFailed } from '../../toasts.ts';
import { useRevealRiddle } from './queries.ts';

/** Asks before showing the answer, inside the card: it says what that costs, and that it is fine. */
export function RevealQuestion({ card, onChange, onNo }: CardProps<Riddle> & { onNo: () => void }): ReactNode {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  const { mutate, isPending } = useRevealRiddle(card.id, {
    onAnswer: ({ answer, why }) => {
      playSound('whoosh');
      onChange({ state: 'revealed', answer, ...(why === undefined ? {} : { why }) });
    },
    onRefused: (error) => {
      toastFailed(t('cards.cannotReveal'), sentenceFor(error));
      const state = endedElsewhere(error);
      if (state) onChange({ state });
    },
  });

  return (
    <fieldset
      aria-labelledby={`${id}-title`}
      className="mt-3 min-w-0 animate-pop rounded-button bg-tone-soft px-4 py-3.5"
    >
      <p id={`${id}-title`} className="font-bold font-display text-lg text-tone-deep">
        {t('cards.revealTitle')}
      </p>
      <p id={`${id}-hint`} className="text-sm">
        {t('cards.revealHint')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          ref={no}
          look="secondary"
          className="max-sm:grow"
          aria-describedby={`${id}-title ${id}-hint`}
          onClick={onNo}
        >
          {t('cards.revealNo')}
        </Button>
        <Button className="max-sm:grow" pending={isPending} onClick={() => mutate()}>
          {t('cards.revealYes')}
        </Button>
      </div>
    </fieldset>
  );
}
