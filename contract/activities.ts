import * as z from 'zod/mini';
import { author } from './posts.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, instant } from './shared/ids.ts';

const activityTypes = [
  'post_like',
  'comment_like',
  'comment_received',
  'buddy_made',
  'kind_words',
  'post_published',
  'level_reached',
] as const;
export type ActivityType = (typeof activityTypes)[number];

export const ACTIVITIES_PAGE_SIZE = 20;

const activity = z.object({
  id,
  type: z.enum(activityTypes),
  createdAt: instant,
  /** Who did it: the most recent person, or the child for a new level, an own post that is out, and kind words, which are anonymous. */
  fromUser: author,
  /** How many others liked the same thing, or sent kind words for it. */
  others: z.number(),
  post: z.nullable(z.object({ id, title: z.string() })),
  comment: z.nullable(z.object({ id, content: z.string() })),
  /** The level that the child reached. */
  level: z.nullable(z.number()),
  /** Newer than the child's last visit. Levels are never new: they were celebrated when they came. */
  isNew: z.boolean(),
});
export type Activity = z.output<typeof activity>;

export const listActivities = endpoint({
  route: 'GET /api/activities',
  summary:
    'Lists likes, comments and kind words on own posts, approved posts, new buddies and levels, newest first; likes of the same thing are one entry',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  returns: z.object({ activities: z.array(activity), cursor: z.nullable(z.string()), hasNew: z.boolean() }),
});
export type ActivityPage = z.output<(typeof listActivities)['returns']>;

export const readActivityNews = endpoint({
  route: 'GET /api/activities/news',
  isPolled: true,
  summary: 'Returns whether there are new activities; cached until something happens',
  allows: 'child',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({ hasNew: z.boolean() }),
});

export const viewActivities = endpoint({
  route: 'PUT /api/activities/viewed',
  summary: 'Marks all activities as viewed',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: nothing,
});
