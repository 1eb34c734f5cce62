import * as z from 'zod/mini';
import { favoriteColors } from './accounts.ts';
import { avatar } from './shared/avatar.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';

/**
 * A child as other children see them: never a real name, age or address. Until two children are buddies, `displayName` is
 * the username.
 */
const otherChild = {
  id,
  username: z.string(),
  displayName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  avatar,
};

/** The reader's relationship to another child. `waiting`: both children agreed, and their parents have not answered. */
export const relations = ['none', 'sent', 'received', 'waiting', 'buddy'] as const;
const relation = z.enum(relations);
export type Relation = (typeof relations)[number];

const friend = z.object({
  ...otherChild,
  favoriteColor: z.enum(favoriteColors),
  isFavorite: z.boolean(),
  isOnline: z.boolean(),
  friendshipDate: instant,
});
export type Friend = z.output<typeof friend>;

export const FRIENDS_PAGE_SIZE = 100;
/** A part of a name of a buddy; a list without it has all. */
export const friendName = z.optional(z.string().check(z.trim(), z.maxLength(30, 'Please type 30 letters or less')));
const pageQuery = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(400))) });
const cursor = z.nullable(z.string());

const defaultRateLimit = { limit: 120, seconds: 60 };
const friendsEndpoint = { allows: 'child', scope: 'buddies' } as const;

export const listFriends = endpoint({
  ...friendsEndpoint,
  route: 'GET /api/friends',
  summary: 'Lists own buddies, favorites first, then by name',
  rateLimit: defaultRateLimit,
  query: z.extend(pageQuery, { q: friendName }),
  returns: z.object({ friends: z.array(friend), cursor }),
});

export const removeFriend = endpoint({
  route: 'DELETE /api/friends/:id',
  summary: 'Ends a friendship without telling the other child who did it',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 600 },
  params: idParams,
  returns: nothing,
});

const favoriteState = z.object({ isFavorite: z.boolean() });

export const favoriteFriend = endpoint({
  ...friendsEndpoint,
  route: 'PUT /api/friends/:id/favorite',
  summary: 'Marks a buddy as a favorite; nobody else sees that',
  rateLimit: defaultRateLimit,
  params: idParams,
  returns: favoriteState,
});

export const unfavoriteFriend = endpoint({
  ...friendsEndpoint,
  route: 'DELETE /api/friends/:id/favorite',
  summary: 'Removes a buddy from the favorites',
  rateLimit: defaultRateLimit,
  params: idParams,
  returns: favoriteState,
});

export const SEARCH_MIN = 2;
export const SEARCH_MAX = 30;
const SEARCH = 'Type at least 2 characters to find friends';

/** Visible to friends only. */
const friendsOnlyColor = z.nullable(z.enum(favoriteColors));

const foundChild = z.object({
  ...otherChild,
  favoriteColor: friendsOnlyColor,
  relation,
  /** Found by friend code: the friend request must contain the code again. */
  byCode: z.boolean(),
});
export type FoundChild = z.output<typeof foundChild>;

export const searchFriends = endpoint({
  ...friendsEndpoint,
  route: 'GET /api/friends/search',
  summary:
    'Finds children of a similar age by the beginning of their username, buddies also by display name, or one child by friend code',
  // Enough for typing, but harvesting all names would take days.
  rateLimit: { limit: 40, seconds: 600 },
  query: z.strictObject({
    q: z
      .string(SEARCH)
      .check(z.trim(), z.minLength(SEARCH_MIN, SEARCH), z.maxLength(SEARCH_MAX, 'Please type 30 letters or less')),
  }),
  returns: z.object({ found: z.array(foundChild) }),
});

const request = z.object({
  id,
  user: z.object({ ...otherChild, favoriteColor: friendsOnlyColor }),
  /** `refused`: the reader's own parent refused. A refusal by the other child's parent is not shown. */
  status: z.enum(['pending', 'waiting', 'refused']),
  /** The reader's own parent has not answered yet. */
  waitsForOwn: z.boolean(),
  byCode: z.boolean(),
  sentAt: instant,
});
export type FriendRequest = z.output<typeof request>;

export const listFriendRequests = endpoint({
  ...friendsEndpoint,
  route: 'GET /api/friends/requests',
  isPolled: true,
  summary: 'Lists received friend requests, newest first, also those that wait for a parent',
  rateLimit: defaultRateLimit,
  query: pageQuery,
  returns: z.object({
    requests: z.array(request),
    /** How many of these this child has to answer. */
    pending: z.number(),
    cursor,
  }),
});

export const listSentFriendRequests = endpoint({
  ...friendsEndpoint,
  route: 'GET /api/friends/requests/sent',
  summary: 'Lists sent friend requests, newest first',
  rateLimit: defaultRateLimit,
  query: pageQuery,
  returns: z.object({ requests: z.array(request), cursor }),
});

export const sendFriendRequest = endpoint({
  ...friendsEndpoint,
  route: 'POST /api/friends/requests',
  summary: 'Sends a friend request, or accepts the one that the other child sent before',
  rateLimit: { limit: 30, seconds: 3600 },
  body: z.strictObject({
    receiverId: id,
    code: z.optional(z.string().check(z.maxLength(SEARCH_MAX, 'Please check the code again'))),
  }),
  returns: z.object({ relation }),
  status: 201,
});

export const acceptFriendRequest = endpoint({
  ...friendsEndpoint,
  route: 'POST /api/friends/requests/:id/accept',
  summary: 'Accepts a friend request; under 13, a parent is asked next',
  rateLimit: defaultRateLimit,
  params: idParams,
  returns: z.object({ relation }),
});

export const declineFriendRequest = endpoint({
  route: 'POST /api/friends/requests/:id/decline',
  summary: 'Declines a friend request; the same child cannot ask again for two weeks',
  allows: 'child',
  rateLimit: defaultRateLimit,
  params: idParams,
  returns: nothing,
});

export const cancelFriendRequest = endpoint({
  route: 'DELETE /api/friends/requests/:id',
  summary: 'Cancels an own friend request',
  allows: 'child',
  rateLimit: defaultRateLimit,
  params: idParams,
  returns: nothing,
});

export const listSuggestions = endpoint({
  ...friendsEndpoint,
  route: 'GET /api/friends/suggestions',
  summary: 'Lists buddies of buddies in the same age group; both must have switched suggestions on',
  rateLimit: defaultRateLimit,
  returns: z.object({ isOn: z.boolean(), suggestions: z.array(foundChild) }),
});

export const setSuggestions = endpoint({
  ...friendsEndpoint,
  route: 'PUT /api/friends/suggestions',
  summary: 'Switches suggestions on or off, both getting them and being suggested',
  rateLimit: defaultRateLimit,
  body: z.strictObject({ isOn: z.boolean() }),
  returns: z.object({ isOn: z.boolean() }),
});

export const readFriendCode = endpoint({
  ...friendsEndpoint,
  route: 'GET /api/friends/code',
  summary: 'Returns the own friend code, if there is one',
  rateLimit: defaultRateLimit,
  returns: z.object({ code: z.nullable(z.string()) }),
});

export const renewFriendCode = endpoint({
  ...friendsEndpoint,
  route: 'PUT /api/friends/code',
  summary: 'Creates a new friend code; the old one stops working',
  rateLimit: { limit: 20, seconds: 3600 },
  returns: z.object({ code: z.string() }),
});

const profile = z.object({
  ...otherChild,
  favoriteColor: friendsOnlyColor,
  /** Visible to friends only. */
  bio: z.string(),
  level: z.number(),
  totalPoints: z.number(),
  isFriend: z.boolean(),
  relation,
  /** Visible to friends only. */
  joinedDate: z.nullable(instant),
  totalLikes: z.number(),
  totalPosts: z.number(),
  riddlesSolved: z.number(),
  triviaCorrect: z.number(),
});
export type PublicProfile = z.output<typeof profile>;

export const readProfile = endpoint({
  ...friendsEndpoint,
  route: 'GET /api/users/:id',
  summary: 'Returns the public profile of a child; 404 if missing, removed, out of reach, or blocked either way',
  rateLimit: defaultRateLimit,
  params: idParams,
  returns: profile,
});

const blockState = z.object({ blocked: z.boolean() });

/** No scope: blocking needs no consent. */
export const blockUser = endpoint({
  route: 'PUT /api/users/:id/block',
  summary: 'Blocks a child: both are hidden from each other everywhere, the friendship ends, nobody is notified',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 60, seconds: 600 },
  params: idParams,
  returns: blockState,
});

export const unblockUser = endpoint({
  route: 'DELETE /api/users/:id/block',
  summary: 'Unblocks a child; the friendship stays ended',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 60, seconds: 600 },
  params: idParams,
  returns: blockState,
});

const blockedChild = z.object({
  ...otherChild,
  blockedAt: instant,
  /** Only a parent can lift it. */
  byParent: z.boolean(),
});
export type BlockedChild = z.output<typeof blockedChild>;

export const listBlocks = endpoint({
  route: 'GET /api/blocks',
  summary: 'Lists the children that this child has blocked, newest first',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ blocked: z.array(blockedChild) }),
});
