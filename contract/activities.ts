import * as z from 'zod/mini';
import { author } from './posts.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, instant } from './shared/ids.ts';

export const activityTypes = ['post_like', 'comment_like', 'comment_received', 'buddy_made', 'level_reached'] as const;
export type ActivityType = (typeof activityTypes)[number];

export const ACTIVITIES_PAGE_SIZE = 20;

const activity = z.object({
  id,
  type: z.enum(activityTypes),
  createdAt: instant,
  /** Who did it, of several the last one; of a level the child. */
  fromUser: author,
  /** How many others have given a heart to the same thing. */
  others: z.number(),
  post: z.nullable(z.object({ id, title: z.string() })),
  comment: z.nullable(z.object({ id, content: z.string() })),
  /** That the child has reached. */
  level: z.nullable(z.number()),
  /** Since the child last looked; a level was cheered when it came. */
  isNew: z.boolean(),
});
export type Activity = z.output<typeof activity>;

export const listActivities = endpoint({
  route: 'GET /api/activities',
  summary:
    'What others did with own posts and comments, new buddies and own levels, newest first; hearts for the same thing are one',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  returns: z.object({ activities: z.array(activity), cursor: z.nullable(z.string()), hasNew: z.boolean() }),
});
export type ActivityPage = z.output<(typeof listActivities)['returns']>;

export const readActivityNews = endpoint({
  route: 'GET /api/activities/news',
  isPolled: true,
  summary: 'Whether there is something new; from memory as long as nothing has happened',
  allows: 'child',
  rateLimit: { limit: 240, seconds: 60 },
  returns: z.object({ hasNew: z.boolean() }),
});

export const viewActivities = endpoint({
  route: 'PUT /api/activities/viewed',
  summary: 'The child has looked at all of them',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: nothing,
});
