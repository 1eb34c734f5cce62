import { eventKind } from '../platform/events.ts';

export const riddleSolved = eventKind<{ cardId: string; points: number }>('riddle.solved');
export const riddleRevealed = eventKind<{ cardId: string }>('riddle.revealed');
export const wordSolved = eventKind<{ cardId: string; points: number }>('word.solved');
export const triviaAnswered = eventKind<{ cardId: string; isRight: boolean; points: number }>('trivia.answered');
/** Once for a joke: changing the reaction or taking it back is nobody's news. */
export const jokeReacted = eventKind<{ cardId: string; reaction: string }>('joke.reacted');
