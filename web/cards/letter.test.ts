import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GUESS_MAX, WORD_GUESS_MAX } from '#contract/cards.ts';
import { problems } from '#contract/shared/problems.ts';
import { t } from './messages/index.ts';

const riddle = 'web/cards/kinds/riddle/RiddleCard.test.tsx';
const trivia = 'web/cards/kinds/trivia/TriviaCard.test.tsx';
const word = 'web/cards/kinds/word-puzzle/WordPuzzleCard.test.tsx';
const joke = 'web/cards/kinds/joke/JokeCard.test.tsx';

/** Texts that the specification states word for word: the text, where it is, and the test that sees it on screen. */
it.each([
  ['Not quite right', t('cards.wrongGuess'), riddle],
  ['Keep trying! You can guess as many times as you want.', t('cards.wrongGuessHint'), riddle],
  ['Cannot guess', t('cards.cannotGuess'), riddle],
  ['Cannot guess', t('cards.cannotGuess'), word],
  ['You already solved this one.', problems.already_solved[1], riddle],
  ['The answer was already revealed.', problems.already_revealed[1], riddle],
  ['Error', t('cards.error'), riddle],
  ['Error', t('cards.error'), word],
  ['Something went wrong. Please try again.', t('cards.errorHint'), riddle],
  ['Cannot reveal', t('cards.cannotReveal'), riddle],
  ['Please enter your guess', t('cards.guessMissing'), riddle],
  ['Guess must be less than 100 characters', t('cards.guessTooLong', { max: GUESS_MAX }), riddle],
  [
    'Guess must be less than 50 characters',
    t('cards.guessTooLong', { max: WORD_GUESS_MAX }),
    'server/cards/other-cards.test.ts',
  ],
  ['Something went wrong', t('cards.answerFailed'), trivia],
  ['Not quite right!', t('cards.wrongWord'), word],
  ['Try again! You can make unlimited guesses.', t('cards.wrongWordHint'), word],
  ['Reaction failed', t('cards.reactionFailed'), joke],
  ['Sign in required', t('cards.signInToReact'), joke],
  ['Please sign in to react to jokes!', t('cards.signInToReactHint'), joke],
])('says "%s" to the letter, and a test sees it', (promised, said, seenBy) => {
  expect(said).toBe(promised);
  expect(readFileSync(join(import.meta.dirname, '../..', seenBy), 'utf8')).toContain(`'${promised}'`);
});
