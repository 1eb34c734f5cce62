import { type ReactNode, useState } from 'react';
import type { RiddleCard as Riddle, RiddleHint } from '#contract/cards.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { useFocusWhen } from '../../focus.ts';
import { GuessList } from '../../GuessList.tsx';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { toastFailed } from '../../toasts.ts';
import { Hints } from './Hints.tsx';
import { useRiddleHint } from './queries.ts';
import { RevealQuestion } from './RevealQuestion.tsx';
import { RiddleForm } from './RiddleForm.tsx';

/** An unsolved riddle: the field, up to two hints, and the button for the answer. */
export function OpenRiddle({ card, onChange }: CardProps<Riddle>): ReactNode {
  const [asking, setAsking] = useState(false);
  const reveal = useFocusWhen<HTMLButtonElement>(!asking);
  const { hints, askForHint, isPending } = useHints(card.id);
  const hasMore = hints.length < card.hints;
  return (
    <>
      <RiddleForm card={card} onChange={onChange} />
      <Hints hints={hints} />
      {card.lastGuesses.length > 0 && (
        <div className="mt-1">
          <GuessList guesses={card.lastGuesses} />
        </div>
      )}
      {!asking && (
        <div className="-mx-[min(1.25rem,6vw)] -mb-3 flex min-h-15 flex-wrap items-center justify-between">
          {hasMore && (
            <Button look="ghost" pending={isPending} onClick={askForHint}>
              <Emoji of="💡" /> {t(hints.length === 0 ? 'cards.hint' : 'cards.anotherHint')}
            </Button>
          )}
          <Button ref={reveal} look="ghost" className="first:ms-auto" onClick={() => setAsking(true)}>
            <Emoji of="👀" /> {t('cards.showAnswer')}
          </Button>
        </div>
      )}
      {asking && <RevealQuestion card={card} onChange={onChange} onNo={() => setAsking(false)} />}
    </>
  );
}

function useHints(id: string) {
  const [hints, setHints] = useState<readonly RiddleHint[]>([]);
  const { mutate, isPending } = useRiddleHint(id, {
    onAnswer: (hint) => setHints((before) => [...before, hint]),
    onRefused: (error) => toastFailed(t('cards.hintFailed'), sentenceFor(error)),
  });
  return { hints, isPending, askForHint: () => mutate(hints.length === 0 ? '1' : '2') };
}
