import * as z from 'zod/mini';
import { DISPLAY_NAME_MAX, favoriteColors, settings, user } from './accounts.ts';
import { avatarBackgrounds, everyAvatarEmoji } from './rules/avatars.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { languageTag, line, optionalLine } from './shared/text.ts';

export const BIO_MAX = 200;
export const PIP_NAME_MAX = 20;

export const updateUser = endpoint({
  route: 'PATCH /api/user',
  summary:
    'Changes own settings, favorite color and whether buddies see presence; with consent, also display name and bio; without a need for consent, also reach',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    displayName: z.optional(
      line(DISPLAY_NAME_MAX, 'Display name is required', 'Display name must be at most 30 letters'),
    ),
    bio: z.optional(optionalLine(BIO_MAX, 'Bio must be at most 200 letters')),
    favoriteColor: z.optional(z.enum(favoriteColors)),
    language: z.optional(languageTag),
    settings: z.optional(settings),
    reach: z.optional(z.boolean()),
    showsPresence: z.optional(z.boolean()),
  }),
  returns: z.extend(user, {
    /** The text sounds like a child in crisis. It is not refused; the screen shows comfort and helplines. */
    needsComfort: z.boolean(),
  }),
});

export const changeAvatar = endpoint({
  route: 'PUT /api/user/avatar',
  summary: 'Makes an emoji on a background the own avatar',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    emoji: z.enum(everyAvatarEmoji, 'Please choose a picture'),
    background: z.enum(avatarBackgrounds, 'Please choose a color'),
  }),
  returns: user,
});

export const readAvatar = endpoint({
  route: 'GET /api/avatars/:picture',
  summary: 'Returns an avatar as PNG, 200 x 200 px',
  allows: 'anyone',
  rateLimit: { limit: 1000, seconds: 60 },
  params: z.strictObject({
    picture: z.string().check(z.regex(/^[a-z0-9.-]{1,200}\.png$/, 'There is no such picture')),
  }),
  returns: nothing,
  status: 200,
});

export const readPipPicture = endpoint({
  route: 'GET /api/pips/:picture',
  summary: 'Returns a whole Pip in one of its poses as SVG',
  allows: 'anyone',
  rateLimit: { limit: 1000, seconds: 60 },
  params: z.strictObject({
    picture: z.string().check(z.regex(/^[a-z0-9.-]{1,200}\.svg$/, 'There is no such picture')),
  }),
  returns: nothing,
  status: 200,
});

/** A child's own frog. */
export const pip = z.object({
  /** As `encodeLook` writes it. Before the child has saved one, it looks as it hatched. */
  look: z.string(),
  /** Whether the child has saved a look. */
  isSaved: z.boolean(),
  /** Whether others see it as the child's avatar, instead of the emoji. */
  isAvatar: z.boolean(),
  /** Empty until it has one. */
  name: z.string(),
  /** A new name that waits for review. */
  waitingName: z.nullable(z.string()),
});
export type Pip = z.output<typeof pip>;

export const readPip = endpoint({
  route: 'GET /api/pip',
  summary: "Returns one's own Pip",
  allows: 'child',
  rateLimit: { limit: 240, seconds: 60 },
  returns: pip,
});

export const namePip = endpoint({
  route: 'PUT /api/pip/name',
  summary:
    "Names one's own Pip: by a name that Lilypad offers or, with consent, in own words, which a grown-up looks at first",
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  body: z.strictObject({
    name: line(PIP_NAME_MAX, 'Please type a name for your Pip', "Your Pip's name must be at most 20 letters"),
  }),
  returns: z.extend(pip, {
    /** The name sounds like a child in crisis. It is not refused; the screen shows comfort and helplines. */
    needsComfort: z.boolean(),
  }),
});

export const readUserCount = endpoint({
  route: 'GET /api/user-count',
  summary: 'Returns the number of children here; from 100 on, rounded down to two digits',
  allows: 'anyone',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ count: z.number() }),
});
