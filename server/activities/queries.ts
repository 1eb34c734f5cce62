import type { ActivityType } from '#contract/activities.ts';
import { otherOfRequest, visibility } from '../friends/index.ts';
import { bool, type Column, day, instant, int4, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, one, run } from '../platform/db/statement.ts';
import { levelsReachedBy } from '../points/index.ts';
import {
  authorColumns,
  hasHeart,
  hasKindWords,
  isCommentVisible,
  isPostVisible,
  joinComment,
  joinPost,
  selectAuthor,
} from '../posts/index.ts';

const type = text as Column<ActivityType>;

/** An event that is handled twice is stored once. */
export const insertActivity = run(
  { id: uuid, accountId: uuid, type, fromId: uuid, postId: uuid, commentId: nullable(uuid), at: instant },
  `insert into activities (id, account_id, type, from_id, post_id, comment_id, at)
   values ($id, $accountId, $type, $fromId, $postId, $commentId, $at) on conflict (id) do nothing`,
);

/** The request names the other child. */
export const insertBuddy = run(
  { id: uuid, accountId: uuid, requestId: uuid, at: instant },
  `insert into activities (id, account_id, type, from_id, at)
   select $id, $accountId, 'buddy_made', r.other_id, $at from (${otherOfRequest('$requestId', '$accountId')}) r
   on conflict (id) do nothing`,
);

const reader = {
  readerId: uuid,
  bornAfter: day,
  bornUpTo: day,
  now: instant,
  /** What the reader's grown-ups have opened. */
  readsPosts: bool,
  hasBuddies: bool,
};

/** The points module owns levels. They are listed as long as everything else. */
const levels = `select id, $readerId::uuid as account_id, 'level_reached' as type, $readerId::uuid as from_id, null::uuid as post_id,
       null::uuid as comment_id, at, level
     from (${levelsReachedBy('$readerId')}) l where at > $now::timestamptz - interval '90 days'`;

/**
 * The newest 500 of a child, without what the gate or another module would hide now: `who` did it, `p` by `a` is
 * the post, `c` by `w` the comment. Hearts that were taken back and former buddies are left out.
 */
const seen = `select n.id, n.type, n.at, n.level, n.from_id, p.id as post_id, p.title, c.id as comment_id, c.content,
     case when n.type in ('post_like', 'comment_like', 'kind_words') then coalesce(n.comment_id, n.post_id) else n.id end as thing
   from (
     (
       select id, account_id, type, from_id, post_id, comment_id, at, null::integer as level
       from activities where account_id = $readerId order by at desc, id desc limit 500
     ) union all ${levels}
   ) n
   join people who on who.id = n.from_id
   ${joinPost('n.post_id')}
   ${joinComment('n.comment_id')}
   where n.type = 'level_reached' or ${visibility.isVisible('who')} and not ${visibility.isBlocked('who')} and case n.type
     when 'buddy_made' then $hasBuddies and ${visibility.areFriends('who')}
     else $readsPosts and 'posts' = any(who.scopes) and ${isPostVisible} and case n.type
       when 'post_published' then true
       when 'kind_words' then ${hasKindWords('p.id', 'who.id')}
       when 'post_like' then ${hasHeart.ofPost('p.id', 'who.id')}
       when 'comment_like' then c.status = 'published' and ${isCommentVisible} and ${hasHeart.ofComment('c.id', 'who.id')}
       else ${isCommentVisible}
     end
   end`;

const viewedAt = `coalesce((select viewed_at from activity_views where account_id = $readerId), '-infinity')`;

/** Groups hearts and kind words for the same thing. The newest heart names the child; kind words name nobody. */
export const listSeen = many(
  { ...reader, beforeAt: instant, beforeId: uuid, most: int8 },
  {
    id: uuid,
    type,
    at: instant,
    others: int8,
    isNew: bool,
    postId: nullable(uuid),
    title: nullable(text),
    commentId: nullable(uuid),
    content: nullable(text),
    level: nullable(int4),
    ...authorColumns,
  },
  `with seen as (
     ${seen}
   ), grouped as (
     select distinct on (type, thing) *, count(*) over (partition by type, thing) - 1 as others
     from seen order by type, thing, at desc, id desc
   )
   select g.id, g.type, g.at, g.others, g.at > ${viewedAt} and g.type <> 'level_reached' as "isNew", g.post_id as "postId", g.title,
     g.comment_id as "commentId", g.content, g.level, ${selectAuthor('who')}
   from grouped g join people who on who.id = case g.type when 'kind_words' then $readerId else g.from_id end
   where (g.at, g.id) < ($beforeAt, $beforeId)
   order by g.at desc, g.id desc limit $most`,
);

export const hasNews = one(
  reader,
  { hasNew: bool },
  `select exists (select from (${seen}) s where s.at > ${viewedAt} and s.type <> 'level_reached') as "hasNew"`,
);

export const recordView = run(
  { accountId: uuid, now: instant },
  `insert into activity_views (account_id, viewed_at) values ($accountId, $now)
   on conflict (account_id) do update set viewed_at = greatest(activity_views.viewed_at, excluded.viewed_at)`,
);

export const exportActivities = many(
  { accountId: uuid },
  { type, postId: nullable(uuid), commentId: nullable(uuid), at: instant },
  `select type, post_id as "postId", comment_id as "commentId", at from activities
   where account_id = $accountId order by at, id`,
);

/** Also deletes what the child did from the lists of others. */
export const deleteActivities = run(
  { accountId: uuid },
  'delete from activities where account_id = $accountId or from_id = $accountId',
);
export const deleteViews = run({ accountId: uuid }, 'delete from activity_views where account_id = $accountId');

export const deleteActivitiesBefore = run(
  { before: instant, limit: int8 },
  `delete from activities where ctid = any (array(
     select ctid from activities where at < $before order by at limit $limit
   ))`,
);
