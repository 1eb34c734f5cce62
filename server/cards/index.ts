/**
 * Keeps what one reads, answers and laughs about: riddles, trivia, word puzzles, jokes, facts and posters, read from the
 * folder `content`. Promise: no answer leaves the server before a child has earned it or asked for it.
 */
import type { Room } from '../platform/room.ts';
import { countRightTrivia } from './figure-queries.ts';
import { personal } from './personal.ts';
import { routes } from './routes.ts';
import { openLibrary } from './shelves.ts';

export type { Item } from './content.ts';
export { jokeReacted, riddleRevealed, riddleSolved, triviaAnswered, wordSolved } from './events.ts';
export { type Library, readLibrary } from './library.ts';
export { libraryOf } from './shelves.ts';
export { cardsAt, markDone, markSeen, type Sighting } from './states.ts';

export const cards: Room = {
  name: 'cards',
  personal,
  routes,
  open: openLibrary,
  figures: (db, accountId) => countRightTrivia(db, { accountId }),
};
