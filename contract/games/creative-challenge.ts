import * as z from 'zod/mini';
import { papers } from '../rules/drawings.ts';

/** Pictures are made of these stickers, and texts of ready-made words, so that what other children see needs no review. */
export const creativeStickers = [
  '🐸', '🦆', '🐢', '🐟', '🦋', '🐝', '🐞', '🐌', '🦊', '🐻', '🐰', '🦉', '🐙', '🦄', '🐉', '🦕',
  '🌳', '🌲', '🌵', '🌸', '🌻', '🍄', '🍁', '🌈', '☀️', '🌙', '⭐', '☁️', '❄️', '🔥', '💧', '⛰️',
  '🏠', '🏰', '⛺', '🚀', '🚂', '⛵', '🎈', '🎩', '👑', '🎁', '🍎', '🍕', '🍰', '⚽', '🎸', '💚',
] as const; // biome-ignore format: a palette

/** A grid of possible places for a sticker. */
export const SCENE_COLUMNS = 16;
export const SCENE_ROWS = 12;
export const MAX_STICKERS = 30;
export const MAX_TILES = 16;
export const stickerSizes = [1, 2, 3] as const;

const whole = (most: number) => z.number().check(z.int(), z.minimum(0), z.maximum(most));

const placedSticker = z.strictObject({
  sticker: whole(creativeStickers.length - 1),
  x: whole(SCENE_COLUMNS - 1),
  y: whole(SCENE_ROWS - 1),
  size: z.literal([...stickerSizes]),
});
export type PlacedSticker = z.output<typeof placedSticker>;

const creativeWork = z.discriminatedUnion('as', [
  z.strictObject({
    as: z.literal('picture'),
    paper: z.enum(papers),
    stickers: z.array(placedSticker).check(z.maxLength(MAX_STICKERS)),
  }),
  /** Indexes into the game's list of words, in the order of the text. */
  z.strictObject({ as: z.literal('words'), tiles: z.array(whole(199)).check(z.maxLength(MAX_TILES)) }),
]);
export type CreativeWork = z.output<typeof creativeWork>;

/** What a player can say about a work. Every choice is kind. */
export const kindVotes = ['so_funny', 'so_clever', 'beautiful', 'full_of_ideas', 'makes_me_happy', 'wow'] as const;
export type KindVote = (typeof kindVotes)[number];

const creativeOptions = z.strictObject({
  prompt: z.string(),
  tiles: z.array(z.string()),
  startsAt: z.number(),
});
export type CreativeOptions = z.output<typeof creativeOptions>;

export const creativeMove = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('save'), work: creativeWork, isDone: z.boolean() }),
  z.strictObject({ do: z.literal('vote'), seat: whole(7), vote: z.enum(kindVotes) }),
  /** Skips a work that this player has reported. */
  z.strictObject({ do: z.literal('pass'), seat: whole(7) }),
]);
export type CreativeMove = z.output<typeof creativeMove>;

const shownWork = z.object({
  seat: z.number(),
  work: creativeWork,
  /** During the vote only the reader's own vote; at the end everyone's. */
  votes: z.array(z.enum(kindVotes)),
});

export const creativeView = z.object({
  kind: z.literal('creative_challenge'),
  phase: z.enum(['ready', 'making', 'voting', 'over']),
  prompt: z.string(),
  tiles: z.array(z.string()),
  /** What this player has made so far. */
  own: z.nullable(creativeWork),
  /** By seat: whether the player is done with this part. */
  isDone: z.array(z.boolean()),
  /** Empty until everyone has finished making. */
  works: z.array(shownWork),
  endsAt: z.nullable(z.number()),
  isOver: z.boolean(),
});
export type CreativeView = z.output<typeof creativeView>;
