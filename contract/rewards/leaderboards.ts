import * as z from 'zod/mini';
import { ageGroups } from '../rules/age.ts';
import { avatar } from '../shared/avatar.ts';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/ids.ts';

export const leaderboardScopes = ['buddies', 'age-group'] as const;
export type LeaderboardScope = (typeof leaderboardScopes)[number];

const day = z.string();

const ranking = z.object({
  /** Children with the same score share a rank, sorted by name. */
  rank: z.number(),
  /** The position in the whole list, from 1. A gap means that rows in between are left out. */
  place: z.number(),
  /** The points of the week. */
  score: z.number(),
  isOwn: z.boolean(),
  isBuddy: z.boolean(),
  level: z.number(),
  child: z.object({
    id,
    username: z.string(),
    /** For readers who are not buddies, the username. */
    displayName: z.string(),
    profileImageUrl: z.string(),
    avatar,
  }),
});
export type Ranking = z.output<typeof ranking>;

const leaderboard = z.object({
  /** YYYY-MM-DD, a Monday. */
  weekStart: day,
  weekEnd: day,
  /** Whether the week is still running. A week that is over has been settled. */
  isActive: z.boolean(),
  /** The top rows, and those around the reader. Children without points are left out. */
  rankings: z.array(ranking),
});
export type Leaderboard = z.output<typeof leaderboard>;

const leaderboards = z.object({
  /** Whether the child has switched leaderboards on. Otherwise nothing is shown. */
  isOn: z.boolean(),
  category: z.enum(leaderboardScopes),
  ageGroup: z.enum(ageGroups),
  week: z.nullable(leaderboard),
  /** The latest settled weeks in which the child took part, newest first. */
  pastWeeks: z.array(leaderboard),
});
export type Leaderboards = z.output<typeof leaderboards>;

export const listLeaderboards = endpoint({
  route: 'GET /api/leaderboards',
  summary: 'Returns the points of this week among buddies or the own age group, of children who take part',
  allows: 'child',
  scope: 'leaderboards',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({ scope: z.enum(leaderboardScopes) }),
  returns: leaderboards,
});

const leaderboardChoice = z.object({
  isOn: z.boolean(),
  /** Whether the child's consent allows it. */
  mayJoin: z.boolean(),
});

export const readLeaderboardChoice = endpoint({
  route: 'GET /api/leaderboards/choice',
  summary: 'Returns whether the child takes part in leaderboards, and may',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 120, seconds: 60 },
  returns: leaderboardChoice,
});

export const chooseLeaderboards = endpoint({
  route: 'PUT /api/leaderboards/choice',
  summary: 'Takes part in leaderboards, or leaves them all at once, past weeks too',
  allows: 'child',
  whenClosed: 'open',
  rateLimit: { limit: 30, seconds: 60 },
  body: z.strictObject({ isOn: z.boolean() }),
  returns: leaderboardChoice,
});
