import { useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { useGuessRiddle } from '#web/cards/kinds/riddle/queries.ts';
import { endedElsewhere } from '#web/cards/refusals.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import type { FirstRiddle } from '../queries.ts';

export interface Playing {
  /** Chosen and found wrong. */
  missed: readonly string[];
  /** Chosen; the server has not answered yet. */
  picked: string | undefined;
  solved: { answer: string; points: number } | undefined;
  /** Why a choice did not come through. */
  lost: string | undefined;
  pick: (choice: string) => void;
}

/** `onEnded`: the riddle has ended in another tab. */
export function usePlaying({ riddle, choices }: FirstRiddle, onEnded: () => void): Playing {
  const [missed, setMissed] = useState<readonly string[]>(() =>
    choices.filter((one) => riddle.lastGuesses.includes(one)),
  );
  const [picked, setPicked] = useState<string>();
  const [solved, setSolved] = useState<Playing['solved']>();
  const [lost, setLost] = useState<string>();
  const { mutate } = useGuessRiddle(riddle.id, {
    onAnswer: ({ isCorrect, answer, pointsAwarded }, choice) => {
      setPicked(undefined);
      if (isCorrect) setSolved({ answer: answer ?? choice, points: pointsAwarded });
      else {
        playSound('popup');
        setMissed((before) => [...before, choice]);
      }
    },
    onRefused: (error) => {
      setPicked(undefined);
      if (endedElsewhere(error)) onEnded();
      else setLost(sentenceFor(error));
    },
  });
  const pick = (choice: string): void => {
    playSound('click');
    setPicked(choice);
    setLost(undefined);
    mutate(choice);
  };
  return { missed, picked, solved, lost, pick };
}
