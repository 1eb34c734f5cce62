import type { Card, choices, RiddleCard, reactions } from '#contract/cards.ts';
import { type Item, type ItemOf, TRIVIA_POINTS, worth } from './content.ts';

export type Outcome = 'solved' | 'revealed' | 'answered' | 'reacted' | 'seen';
export type Choice = (typeof choices)[number] | (typeof reactions)[number];

/** What one child has done with a card. */
export interface CardState {
  readonly outcome: Outcome | null;
  /** Letter of a trivia answer, or reaction to a joke. */
  readonly choice: Choice | null;
  readonly lastGuesses: readonly string[] | null;
}

const untouched: CardState = { outcome: null, choice: null, lastGuesses: null };

/** The card that a child sees of an item. Its answer is in there only once the child has earned or revealed it. */
export function present(item: Item, state: CardState = untouched): Card {
  switch (item.kind) {
    case 'riddle':
      return presentRiddle(item, state);
    case 'joke': {
      const { id, setup, punchline, category } = item;
      return { type: item.kind, id, setup, punchline, category, reaction: reactionIn(state) };
    }
    case 'trivia':
      return presentTrivia(item, state);
    case 'poster': {
      const { id, title, message, category, colorScheme } = item;
      return { type: item.kind, id, title, message, category, colorScheme };
    }
    case 'fun_fact':
    case 'common_knowledge': {
      const { id, title, content, category, emoji } = item;
      return { type: item.kind, id, title, content, category, emoji };
    }
    case 'wordPuzzles':
      return presentWordPuzzle(item, state);
  }
}

export function presentRiddle(item: ItemOf<'riddle'>, { outcome, lastGuesses }: CardState = untouched): RiddleCard {
  const { id, question, difficulty, category, answer } = item;
  const state = outcome === 'solved' || outcome === 'revealed' ? outcome : 'unsolved';
  return {
    type: item.kind,
    id,
    question,
    difficulty,
    category,
    points: worth(item),
    state,
    lastGuesses: [...(lastGuesses ?? [])],
    ...(state === 'unsolved' ? {} : { answer }),
  };
}

function presentTrivia(item: ItemOf<'trivia'>, state: CardState): Card {
  const { id, question, optionA, optionB, optionC, category, difficulty, correctAnswer, explanation } = item;
  const selectedAnswer = answerIn(state);
  return {
    type: item.kind,
    id,
    question,
    optionA,
    optionB,
    optionC,
    category,
    difficulty,
    points: TRIVIA_POINTS,
    selectedAnswer,
    ...(selectedAnswer === null ? {} : { correctAnswer, explanation }),
  };
}

function presentWordPuzzle(item: ItemOf<'wordPuzzles'>, { outcome, lastGuesses }: CardState): Card {
  const { id, clue, difficulty, category, pointValue, word } = item;
  const state = outcome === 'solved' ? outcome : 'unsolved';
  return {
    type: item.kind,
    id,
    clue,
    length: word.length,
    difficulty,
    category,
    pointValue,
    state,
    lastGuesses: [...(lastGuesses ?? [])],
    ...(state === 'solved' ? { answer: word } : {}),
  };
}

export function answerIn({ choice }: Pick<CardState, 'choice'>): (typeof choices)[number] | null {
  return choice === 'A' || choice === 'B' || choice === 'C' ? choice : null;
}

export function reactionIn({ choice }: Pick<CardState, 'choice'>): (typeof reactions)[number] | null {
  return choice === 'like' || choice === 'love' || choice === 'funny' ? choice : null;
}
