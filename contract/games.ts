import * as z from 'zod/mini';
import { difficulty, playLimit, readLimit } from './cards/common.ts';
import { mathMove, mathView } from './games/math-challenge.ts';
import { memoryMove, memoryView } from './games/memory-match.ts';
import { numberMove, numberView } from './games/number-guess.ts';
import { scrambleMove, scrambleView } from './games/word-scramble.ts';
import { earned } from './points.ts';
import { endpoint } from './shared/endpoint.ts';
import { cardId, cardParams, id } from './shared/ids.ts';

export const gameTypes = ['memory_match', 'number_guess', 'word_scramble', 'math_challenge'] as const;
export type GameType = (typeof gameTypes)[number];

/** The child's best completed round of a game. */
const best = z.object({ score: z.number(), attempts: z.number(), timeTaken: z.number() });
export type Best = z.output<typeof best>;

export const miniGame = z.object({
  id: cardId,
  title: z.string(),
  gameType: z.enum(gameTypes),
  difficulty,
  category: z.string(),
  pointReward: z.number(),
  /** In seconds. Null without a time limit. */
  timeLimit: z.nullable(z.number()),
});
export type MiniGame = z.output<typeof miniGame>;

const gameEntry = z.extend(miniGame, { best: z.nullable(best), isRunning: z.boolean() });
export type GameEntry = z.output<typeof gameEntry>;

const gameView = z.discriminatedUnion('kind', [memoryView, numberView, scrambleView, mathView]);
export type GameView = z.output<typeof gameView>;

const gameMove = z.union([memoryMove, numberMove, scrambleMove, mathMove]);
export type GameMove = z.output<typeof gameMove>;

/** The game as a feed card. It is done after one completed round, and can be played again. */
export const miniGameCard = z.extend(miniGame, { type: z.literal('mini_game'), isDone: z.boolean() });
export type MiniGameCard = z.output<typeof miniGameCard>;

/** A round as its player sees it. */
const playedRound = z.object({
  roundId: id,
  game: miniGame,
  /** The number of moves made so far, which the next move must carry. */
  n: z.number(),
  view: gameView,
  /** The server's time in milliseconds. Times in the view use the same clock. */
  now: z.number(),
});
export type PlayedRound = z.output<typeof playedRound>;

export const listGames = endpoint({
  route: 'GET /api/games',
  summary: "The mini-games for a child's age, with their own best and which of them are running",
  allows: 'child',
  rateLimit: readLimit,
  returns: z.object({ games: z.array(gameEntry) }),
});

export const startGame = endpoint({
  route: 'POST /api/games/:id/start',
  summary: 'Deals a round of a game, or goes on with the one that is running',
  allows: 'child',
  rateLimit: playLimit,
  params: cardParams,
  body: z.strictObject({
    /** Abandons a running round and deals a new one. */
    isFresh: z.optional(z.boolean()),
    /** Without a timer there is no bonus for time (docs/product-decisions.md, P27). */
    hasTimer: z.optional(z.boolean()),
  }),
  returns: playedRound,
});

export const playMove = endpoint({
  route: 'POST /api/games/rounds/:id/move',
  summary: 'Plays a move; the same move sent twice counts once',
  allows: 'child',
  whenClosed: 'finish',
  rateLimit: { limit: 300, seconds: 60 },
  params: z.strictObject({ id }),
  body: z.strictObject({ n: z.number().check(z.int(), z.minimum(0)), move: gameMove }),
  returns: playedRound,
});

export const submitResult = endpoint({
  route: 'POST /api/games/submit-result',
  summary: 'Closes a round that is over, and answers what the server has counted; what the browser claims is ignored',
  allows: 'child',
  whenClosed: 'finish',
  rateLimit: playLimit,
  body: z.strictObject({
    roundId: id,
    gameId: z.optional(cardId),
    score: z.optional(z.number().check(z.minimum(0))),
    completed: z.optional(z.boolean()),
    timeTaken: z.optional(z.number()),
    attempts: z.optional(z.number()),
    gameData: z.optional(z.unknown()),
  }),
  returns: z.object({
    score: z.number(),
    completed: z.boolean(),
    /** In seconds, measured by the server. */
    timeTaken: z.number(),
    attempts: z.number(),
    /** Why a finished round awarded no points. */
    unpaid: z.optional(z.enum(['too_fast', 'enough_today'])),
    isBest: z.boolean(),
    ...earned,
  }),
});
export type GameOutcome = z.output<typeof submitResult.returns>;
