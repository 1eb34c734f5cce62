import * as z from 'zod/mini';
import { creativeMove, creativeView } from './games/creative-challenge.ts';
import { memoryMove, memoryView } from './games/memory-match.ts';
import { triviaMove, triviaView } from './games/trivia-challenge.ts';
import { wordMove, wordView } from './games/word-race.ts';
import {
  collaborativeGameTypes,
  DEFAULT_PLAYER_LIMIT,
  gameStatuses,
  playerLimits,
} from './rules/collaborative-games.ts';
import { avatar } from './shared/avatar.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { optionalLine } from './shared/text.ts';

const GAME_TITLE_MAX = 60;
const GAME_DESCRIPTION_MAX = 200;

const host = z.object({
  id,
  displayName: z.string(),
  username: z.string(),
  avatar,
});

const collaborativeGame = z.object({
  id,
  /** The name of a ready-made title. Readers who are allowed to see it get the title that the host typed. */
  title: z.string(),
  titleKind: z.enum(['ready', 'words']),
  description: z.string(),
  gameType: z.enum(collaborativeGameTypes),
  maxPlayers: z.number(),
  currentPlayers: z.number(),
  isPrivate: z.boolean(),
  /** Only for players of a private game. */
  inviteCode: z.nullable(z.string()),
  status: z.enum(gameStatuses),
  /** Null if the host's account was deleted, or, in a finished game, if the reader may not see the host any more. */
  host: z.nullable(host),
  /** Whether the reader plays or played in it. */
  isPlayer: z.boolean(),
  createdAt: instant,
});
export type CollaborativeGame = z.output<typeof collaborativeGame>;

const player = z.extend(host, {
  /** The player's id in this game. Reports refer to it. */
  playerId: id,
  /**
   * The reader has reported this player or their work, so both are hidden from the reader. In a finished game also a player whom the
   * reader may not see any more: without a name.
   */
  isNameHidden: z.boolean(),
  isWorkHidden: z.boolean(),
  isHost: z.boolean(),
  isYou: z.boolean(),
  /** Has the game open right now. A player who lost the connection has a minute to come back. */
  isHere: z.boolean(),
  hasLeft: z.boolean(),
  /** Their place in the order of play. Null before the game starts. */
  seat: z.nullable(z.number()),
  score: z.number(),
  /** Points for a finished game. Visible only to this player. */
  pointsAwarded: z.nullable(z.number()),
});
export type GamePlayer = z.output<typeof player>;

const togetherView = z.discriminatedUnion('kind', [memoryView, wordView, triviaView, creativeView]);
export type TogetherView = z.output<typeof togetherView>;

export const togetherMove = z.union([memoryMove, wordMove, triviaMove, creativeMove]);
export type TogetherMove = z.output<typeof togetherMove>;

export const togetherRound = z.object({
  roundId: id,
  /** The number of moves this player has made, which their next move must carry. */
  n: z.number(),
  seat: z.number(),
  view: togetherView,
  /** The server's time in milliseconds. Times in the view use the same clock. */
  now: z.number(),
});
export type TogetherRound = z.output<typeof togetherRound>;

export const gameRoom = z.object({
  game: collaborativeGame,
  /** Grows with every change, so that an older state never replaces a newer one on screen. */
  version: z.number(),
  players: z.array(player),
  /** Null before the game starts. */
  round: z.nullable(togetherRound),
  /** The next game of the same players, once one of them wants to play again. */
  nextGameId: z.nullable(id),
});
export type GameRoom = z.output<typeof gameRoom>;

const TITLE_MISSING = 'Please choose a name for your game';
const title = optionalLine(GAME_TITLE_MAX, 'Please choose a shorter name').check(z.minLength(1, TITLE_MISSING));

const createGameForm = z.strictObject({
  gameType: z.enum(collaborativeGameTypes, 'Please choose a game'),
  /** The name of a ready-made title, or typed text where typing is allowed. */
  title,
  description: z._default(optionalLine(GAME_DESCRIPTION_MAX, 'Please say it in 200 letters or less'), ''),
  maxPlayers: z._default(z.literal([...playerLimits], 'Please choose 2, 3, 4, 6 or 8 players'), DEFAULT_PLAYER_LIMIT),
  isPrivate: z._default(z.boolean(), false),
});
export type CreateGameForm = z.input<typeof createGameForm>;

const joined = z.object({ game: collaborativeGame });

export const listCollaborativeGames = endpoint({
  route: 'GET /api/collaborative-games',
  summary:
    'Lists games that wait for players or are being played by children whom this child may meet, and own recent ones',
  allows: 'child',
  scope: 'multiplayer',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({
    games: z.array(collaborativeGame),
    /** Whether the child may type a title for a game of their own. */
    can: z.object({ type: z.boolean() }),
  }),
});

export const createCollaborativeGame = endpoint({
  route: 'POST /api/collaborative-games/create',
  summary: 'Opens a game for others to join; a private one has an invite code',
  allows: 'child',
  scope: 'multiplayer',
  rateLimit: { limit: 20, seconds: 600 },
  body: createGameForm,
  returns: joined,
  status: 201,
});

export const joinCollaborativeGame = endpoint({
  route: 'POST /api/collaborative-games/join',
  summary: 'Joins a game that waits for players: a public one from the list, or a private one by its invite code',
  allows: 'child',
  scope: 'multiplayer',
  rateLimit: { limit: 30, seconds: 300 },
  body: z.strictObject({
    sessionId: z.optional(id),
    inviteCode: z.optional(z.string().check(z.trim(), z.maxLength(40, 'That code is too long.'))),
  }),
  returns: joined,
});

export const readCollaborativeGame = endpoint({
  route: 'GET /api/collaborative-games/:id',
  summary: 'Returns a game as its player sees it now; 404 for everybody else',
  allows: 'child',
  whenClosed: 'finish',
  scope: 'multiplayer',
  rateLimit: { limit: 240, seconds: 60 },
  params: idParams,
  returns: gameRoom,
});

export const startCollaborativeGame = endpoint({
  route: 'POST /api/collaborative-games/:id/start',
  summary: 'Begins the game with the players who are in the waiting room; for the host',
  allows: 'child',
  scope: 'multiplayer',
  rateLimit: { limit: 30, seconds: 60 },
  params: idParams,
  returns: gameRoom,
});

export const leaveCollaborativeGame = endpoint({
  route: 'POST /api/collaborative-games/:id/leave',
  summary: 'Leaves a game; the next player becomes the host, and an empty game is canceled',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const repeatCollaborativeGame = endpoint({
  route: 'POST /api/collaborative-games/:id/again',
  summary: 'Opens the same game once more for the players of a finished one, or joins it if one of them already has',
  allows: 'child',
  scope: 'multiplayer',
  rateLimit: { limit: 20, seconds: 600 },
  params: idParams,
  returns: joined,
});
