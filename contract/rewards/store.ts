import * as z from 'zod/mini';
import { pip } from '../profiles.ts';
import { avatarBackgrounds } from '../rules/avatars.ts';
import { decodeLook, pipSlots } from '../rules/rewards/pips.ts';
import { endpoint } from '../shared/endpoint.ts';

const itemParams = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "We don't have that in the shop.")),
});

const storeItem = z.object({
  id: z.string(),
  slot: z.enum(pipSlots),
  name: z.string(),
  /** In points. 0 if it is free or comes with a level. */
  cost: z.number(),
  /** The level that unlocks it, or null. */
  level: z.nullable(z.number()),
  isOwned: z.boolean(),
  isWorn: z.boolean(),
});
export type StoreItem = z.output<typeof storeItem>;

const store = z.object({
  /** Points earned minus points spent. */
  purse: z.number(),
  currentLevel: z.number(),
  items: z.array(storeItem),
});
export type Store = z.output<typeof store>;

export const readStore = endpoint({
  route: 'GET /api/store',
  summary: "Returns everything that one's Pip can wear, what of it is owned and worn, and what is left to spend",
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: store,
});

export const buyItem = endpoint({
  route: 'POST /api/store/:id/buy',
  summary: 'Buys a thing for good; bought again it costs nothing. Level and total stay as they are',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  params: itemParams,
  /** The points left to spend. */
  returns: z.object({ purse: z.number() }),
});

export const wearItem = endpoint({
  route: 'PUT /api/store/:id/wear',
  summary: 'Puts a thing that the child owns on their Pip, in place of what was there, or takes it off',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  params: itemParams,
  body: z.strictObject({ isWorn: z.boolean() }),
  returns: pip,
});

export const dressPip = endpoint({
  route: 'PUT /api/pip',
  summary: "Saves the look of one's own Pip, which wears only what the child owns, and whether it is the avatar",
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  body: z.strictObject({
    look: z
      .string('Please choose how your Pip looks')
      .check(z.refine((text) => decodeLook(text) !== undefined, 'Please choose how your Pip looks')),
    isAvatar: z.optional(z.boolean()),
    background: z.optional(z.enum(avatarBackgrounds, 'Please choose a color')),
  }),
  returns: pip,
});
