/** What is worth how many points. The page "How points work" names them all. */
export const RIDDLE_POINTS = { easy: 20, medium: 40, hard: 60 } as const;
export const WORD_POINTS = { easy: 25, medium: 50, hard: 100 } as const;
export const TRIVIA_POINTS = 35;

export const POST_POINTS = 15;
/** So many posts of a day bring points (docs/product-decisions.md, P18). */
export const PAID_POSTS_PER_DAY = 5;
/** For the first comment of a child on somebody else's post. */
export const COMMENT_POINTS = 10;
export const LIKE_POINTS = 5;
export const PAID_LIKES_PER_DAY = 20;

/** For a whole game of several players; a player who has done half of it gets half. */
export const TOGETHER_POINTS = 20;

/** By difficulty. A quick Math Challenge brings up to half of it more. */
export const GAME_POINTS = { easy: 10, medium: 15, hard: 20 } as const;
/** How many rounds of each type of game, alone and together, bring points per day of the child (docs/product-decisions.md, P26). */
export const PAID_ROUNDS_PER_DAY = 10;

/** For the whole challenge of a day, and for the rarest achievements. Their content says what each one brings. */
export const CHALLENGE_POINTS = 50;
export const MAX_ACHIEVEMENT_POINTS = 200;
