import { type ReactNode, useMemo, useState } from 'react';
import type { RiddleCard as Riddle } from '#contract/cards.ts';
import { avatarBackgrounds } from '#contract/rules/avatars.ts';
import { FactCard } from '#web/cards/kinds/fact/FactCard.tsx';
import { type RiddleCalls, RiddleCallsContext } from '#web/cards/kinds/riddle/queries.ts';
import { RiddleCard } from '#web/cards/kinds/riddle/RiddleCard.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { t } from '../messages/tour/index.ts';
import { BarMark, Marked, Notes, Screen } from './Screen.tsx';

const POINTS = 20;

/** A riddle that can be guessed, and a fact: the first two cards of a newcomer. */
export function PlayStep(): ReactNode {
  const [riddle, setRiddle] = useState<Riddle>(() => ({
    type: 'riddle',
    id: 'tourcard',
    question: t('help.tour.play.riddle'),
    difficulty: 'easy',
    category: 'objects',
    points: POINTS,
    state: 'unsolved',
    lastGuesses: [],
    hints: 0,
  }));
  const calls = useMemo(answerHere, []);
  return (
    <>
      <Screen
        bar={
          <>
            <Avatar emoji="🦦" background={avatarBackgrounds[2]} size={36} />
            <b className="font-display">{t('help.tour.play.pond')}</b>
            <BarMark />
          </>
        }
      >
        <Marked by={2}>
          <RiddleCallsContext value={calls}>
            <RiddleCard card={riddle} onChange={(change) => setRiddle((before) => ({ ...before, ...change }))} />
          </RiddleCallsContext>
        </Marked>
        <div className="help-tour-roomy">
          <FactCard
            card={{
              type: 'fun_fact',
              id: 'tourfact',
              title: t('help.tour.play.fact'),
              content: t('help.tour.play.fact.text'),
              category: 'sea',
              emoji: '🐙',
            }}
          />
        </div>
      </Screen>
      <Notes
        notes={[
          { point: t('help.tour.play.alone'), text: t('help.tour.play.alone.text') },
          { point: t('help.tour.play.checked'), text: t('help.tour.play.checked.text') },
        ]}
      />
    </>
  );
}

/** The tour knows its own riddle. Nothing is sent anywhere. */
function answerHere(): RiddleCalls {
  const answer = t('help.tour.play.answer');
  const why = t('help.tour.play.why');
  const known = answer.split(' ').at(-1) ?? answer;
  return {
    guess: async (_id, guess) =>
      guess.toLowerCase().includes(known)
        ? { isCorrect: true, answer, why, pointsAwarded: 0, leveledUp: false }
        : { isCorrect: false, pointsAwarded: 0, leveledUp: false },
    hint: async () => ({}),
    reveal: async () => ({ answer, why }),
  };
}
