/** Each kind of card defines its own events. */
export { jokeReacted } from './kinds/joke.ts';
export { riddleRevealed, riddleSolved } from './kinds/riddle.ts';
export { triviaAnswered } from './kinds/trivia.ts';
export { wordSolved } from './kinds/word-puzzle.ts';
