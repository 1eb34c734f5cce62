import { DEFAULT_REVIEW, NEW_AUTHOR_PIECES, type ReviewRule } from '#contract/rules/review.ts';
import { bool, type Column, instant, int4, int8, int8s, nullable, text, uuid } from '../../platform/db/columns.ts';
import { one } from '../../platform/db/statement.ts';
import { settingSql } from '../../platform/setting-queries.ts';
import { reachSql } from '../moderation-queries.ts';
import { reviewSettings } from './settings.ts';

const rule = text as Column<ReviewRule>;

const ruleSql = (name: string) => `coalesce(${settingSql(name)}, '${DEFAULT_REVIEW}')`;

/** Posts and comments count together. Those that staff have removed do not, those that the author has deleted do. */
const isKnownAuthor = `(
     select count(*) from (
       (select from posts where author_id = $accountId and status = 'published' limit ${NEW_AUTHOR_PIECES})
       union all
       (select from comments where author_id = $accountId and status = 'published' limit ${NEW_AUTHOR_PIECES})
     ) pieces
   ) >= ${NEW_AUTHOR_PIECES}`;

/** What decides whether a new post or comment of a child waits. */
export const readReviewFacts = one(
  { accountId: uuid, levelStarts: int8s },
  { postRule: rule, commentRule: rule, isKnownAuthor: bool, reach: int4 },
  `select ${ruleSql(reviewSettings.posts)} as "postRule", ${ruleSql(reviewSettings.comments)} as "commentRule",
     ${isKnownAuthor} as "isKnownAuthor", ${reachSql('a')} as reach
   from people a where a.id = $accountId`,
);

/** The median of the latest reviews, in minutes; null where there are too few to say. */
export const readUsualWait = one(
  { since: instant, atLeast: int8 },
  { minutes: nullable(int4) },
  `select case when count(*) >= $atLeast
     then round(percentile_cont(0.5) within group (order by extract(epoch from published_at - created_at) / 60))::integer
   end as minutes
   from (
     select published_at, created_at from posts
     where published_at > created_at and published_at > $since order by published_at desc limit 200
   ) latest`,
);
