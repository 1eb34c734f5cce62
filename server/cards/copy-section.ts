import { type CopySection, count } from '../family/index.ts';
import { exportGuesses, exportProgress } from './queries.ts';

export const cardsSection: CopySection = {
  id: 'riddles',
  title: 'My riddles and jokes',
  write: async ({ db }, { childId: accountId }) => {
    const [progress, guesses] = await Promise.all([
      exportProgress(db, { accountId }),
      exportGuesses(db, { accountId }),
    ]);
    const outcomes = Map.groupBy(progress, ({ outcome }) => outcome);
    return {
      blocks: [
        {
          kind: 'facts',
          facts: [...outcomes].map(([outcome, cards]) => [outcome, count(cards.length, 'card')] as const),
        },
        { kind: 'text', text: `${count(guesses.length, 'guess', 'guesses')} written.` },
      ],
      pages:
        guesses.length === 0
          ? []
          : [
              {
                title: 'All my guesses',
                blocks: [
                  {
                    kind: 'table',
                    head: ['When', 'Guess', 'Right?'],
                    rows: guesses.map(({ at, guess, isCorrect }) => [at, guess, isCorrect ? 'yes' : 'no']),
                  },
                ],
              },
            ],
    };
  },
};
