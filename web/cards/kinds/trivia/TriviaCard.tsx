import { type ReactNode, useId, useState } from 'react';
import { type Choice, choices, type TriviaCard as Trivia } from '#contract/cards.ts';
import { sentenceFor } from '#web/app/api.ts';
import { PointsChip } from '#web/points/PointsChip.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { GuessError } from '../../GuessError.tsx';
import { HowWeKnow } from '../../HowWeKnow.tsx';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { Outcome } from '../../Outcome.tsx';
import { PlayCard } from '../../PlayCard.tsx';
import { answeredElsewhere } from '../../refusals.ts';
import { toastFailed, toastRight, toastWrong } from '../../toasts.ts';
import { topic } from '../../topic.ts';
import { look } from './look.ts';
import { Option, type OptionState } from './Option.tsx';
import { useAnswerTrivia, useTriviaAttempt } from './queries.ts';

export function TriviaCard({ card, onChange }: CardProps<Trivia>): ReactNode {
  const { picked, pick, lost } = usePick({ card, onChange });
  const id = useId();
  const texts: Record<Choice, string> = { A: card.optionA, B: card.optionB, C: card.optionC };
  const answered = card.selectedAnswer !== null;
  return (
    <PlayCard
      look={look}
      label={`${t('cards.trivia')} · ${topic(card.category)}`}
      prize={<Prize card={card} />}
      title={card.question}
      spoken={[card.question, ...choices.map((choice) => `${choice}: ${texts[choice]}.`)].join(' ')}
    >
      <fieldset aria-label={t('cards.choices')} className="mt-4 flex min-w-0 flex-col gap-2.5">
        {choices.map((choice) => (
          <Option
            key={choice}
            letter={choice}
            text={texts[choice]}
            state={optionState(card, choice)}
            pending={!answered && picked === choice}
            locked={answered || picked !== undefined}
            onPick={() => pick(choice)}
          />
        ))}
      </fieldset>
      <div className="mt-3 has-[:empty]:hidden">
        <GuessError id={id} error={lost} />
      </div>
      <div role="status">
        {answered && card.explanation !== undefined && (
          <div className="mt-3">
            <Outcome tone="sky" emoji="💡">
              <EmojiText>{card.explanation}</EmojiText>
            </Outcome>
            {card.howWeKnow !== undefined && <HowWeKnow>{card.howWeKnow}</HowWeKnow>}
          </div>
        )}
      </div>
    </PlayCard>
  );
}

type Solution = Required<Pick<Trivia, 'correctAnswer' | 'explanation'>> & Pick<Trivia, 'howWeKnow'>;

interface Picking {
  picked: Choice | undefined;
  pick: (choice: Choice) => void;
  /** Why an answer couldn't be sent. */
  lost: string | undefined;
}

function usePick({ card, onChange }: CardProps<Trivia>): Picking {
  // Locks at the first press: a second press on another answer must not get through.
  const [picked, setPicked] = useState<Choice>();
  const [lost, setLost] = useState<string>();
  const show = ({ correctAnswer, explanation, howWeKnow }: Solution, selectedAnswer: Choice): void =>
    onChange({ selectedAnswer, correctAnswer, explanation, ...(howWeKnow === undefined ? {} : { howWeKnow }) });
  const lookUp = useTriviaAttempt(card.id, show);
  const { mutate } = useAnswerTrivia(card.id, {
    onAnswer: (answer, selectedAnswer) => {
      if (answer.isCorrect) toastRight(t('cards.gotIt'), answer.pointsAwarded);
      else toastWrong(t('cards.goodTry'), t('cards.goodTryHint'));
      show(answer, selectedAnswer);
    },
    onRefused: (error) => {
      toastFailed(t('cards.answerFailed'), sentenceFor(error));
      setPicked(undefined);
      if (answeredElsewhere(error)) lookUp.mutate();
      else setLost(sentenceFor(error));
    },
  });
  const pick = (choice: Choice): void => {
    playSound('click');
    setPicked(choice);
    setLost(undefined);
    mutate(choice);
  };
  return { picked, pick, lost };
}

function optionState({ selectedAnswer, correctAnswer }: Trivia, choice: Choice): OptionState {
  if (selectedAnswer === null) return 'open';
  if (choice === correctAnswer) return choice === selectedAnswer ? 'hit' : 'right';
  return choice === selectedAnswer ? 'missed' : 'past';
}

function Prize({ card: { selectedAnswer, correctAnswer, points } }: { card: Trivia }): ReactNode {
  const missed = selectedAnswer !== null && selectedAnswer !== correctAnswer;
  return missed ? (
    <Chip tone="quiet" className="shrink-0">
      <Emoji of="💪" /> <span className="max-sm:sr-only">{t('cards.goodTry')}</span>
    </Chip>
  ) : (
    <PointsChip points={points} won={selectedAnswer !== null} />
  );
}
