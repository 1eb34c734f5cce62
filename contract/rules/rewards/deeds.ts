import type { StreakKind } from './streaks.ts';

/** What children do that rewards count: each thing (a riddle, a round, a post) once. */
export const deedKinds = [
  'riddle_solved',
  'riddle_revealed',
  'word_solved',
  'trivia_answered',
  'trivia_right',
  'joke_reacted',
  'memory_match',
  'number_guess',
  'word_scramble',
  'math_challenge',
  'played_together',
  'page_colored',
  'buddy_made',
  'post_published',
  'comment_written',
  'liked',
  'kind_words_sent',
  'waved',
] as const;
export type DeedKind = (typeof deedKinds)[number];

/** What the four types of daily challenges, the streaks and the totals put together. */
export const deedGroups = {
  riddles: ['riddle_solved', 'word_solved'],
  games: ['memory_match', 'number_guess', 'word_scramble', 'math_challenge', 'played_together'],
  /** Kind acts. Cheering for a joke is one, so that a child who waits for consent can be kind as well. */
  social: ['liked', 'comment_written', 'kind_words_sent', 'joke_reacted', 'waved'],
  exploration: ['trivia_answered', 'joke_reacted', 'word_solved', 'page_colored'],
} as const satisfies Record<string, readonly DeedKind[]>;
export type DeedGroup = keyof typeof deedGroups;

/** A day with any of these deeds counts for the streak. */
export const streakDeeds = {
  daily: deedKinds,
  riddle: deedGroups.riddles,
  game: deedGroups.games,
  social: deedGroups.social,
} as const satisfies Record<StreakKind, readonly DeedKind[]>;
