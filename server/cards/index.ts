/**
 * Keeps what one reads, answers and laughs about: riddles, trivia, word puzzles, jokes, facts and posters, read from the
 * folder `content`. Promise: no answer leaves the server before a child has earned it or asked for it.
 */
import type { Module } from '../platform/module.ts';
import { openLibrary } from './content-library.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { countRightTrivia } from './stats-queries.ts';

export type { Item } from './content.ts';
export { libraryOf } from './content-library.ts';
export { jokeReacted, riddleRevealed, riddleSolved, triviaAnswered, wordSolved } from './events.ts';
export { type Library, readLibrary } from './library.ts';
export { cardsAt, markDone, markSeen, type Sighting } from './states.ts';

export const cards: Module = {
  name: 'cards',
  personalData,
  routes,
  open: openLibrary,
  stats: (db, accountId) => countRightTrivia(db, { accountId }),
};
