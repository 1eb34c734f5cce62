import type { PostKindWords } from '#contract/posts/kind-words.ts';
import type { Drawing } from '#contract/rules/drawings.ts';
import { areFriends, isNotBlocked, visibility } from '../friends/index.ts';
import { bool, bytea, instant, int4, json, nullable, text, uuid, uuids } from '../platform/db/columns.ts';
import { many, one } from '../platform/db/statement.ts';
import { caseConditions } from '../safety/index.ts';
import { category, kindWord, status } from './columns.ts';
import { authorColumns, closeInAge, isPostVisible, mayReachFar, reader, selectAuthor } from './visibility.ts';

/** The columns of a post that are shown. */
export const postColumns = {
  id: uuid,
  title: text,
  content: text,
  category,
  drawingId: nullable(uuid),
  likesCount: int4,
  commentsCount: int4,
  publishedAt: instant,
  liked: bool,
  kindWords: nullable(kindWord),
  receivedKindWords: nullable(json<PostKindWords['received']>()),
  mayComment: bool,
  ...authorColumns,
};

/** Only for the author: most frequent first, without the senders. */
const countKindWords = `select jsonb_agg(jsonb_build_object('words', c.words, 'count', c.count) order by c.count desc, c.words)
       from (
         select g.words, count(*) as count from kind_words g
         where g.post_id = p.id and g.words is not null and ${isNotBlocked('g.account_id', 'p.author_id')} group by g.words
       ) c`;

export const selectPost = `select p.id, p.title, p.content, p.category, p.drawing_id as "drawingId",
     p.likes_count as "likesCount", p.comments_count as "commentsCount",
     coalesce(p.published_at, p.created_at) as "publishedAt", l.post_id is not null as liked,
     k.words as "kindWords", case when a.id = $readerId then (${countKindWords}) end as "receivedKindWords",
     (a.id = $readerId or ${visibility.areFriends('a')}) as "mayComment",
     ${selectAuthor('a')}`;

export const fromPosts = `from posts p
   join people a on a.id = p.author_id
   left join post_likes l on l.post_id = p.id and l.account_id = $readerId
   left join kind_words k on k.post_id = p.id and k.account_id = $readerId`;

/** The posts among these ids that the reader may see now, in no order. */
export const listReadable = many(
  { ...reader, ids: uuids },
  postColumns,
  `${selectPost}
   ${fromPosts}
   where p.id = any($ids) and ${isPostVisible}`,
);

/**
 * The ids (16 bytes each) of the newest 200 posts by others for this reader, as of an instant, newest first. This is only an order:
 * every page checks again what the reader may see. Buddies' posts are read from each buddy's index range. Of the posts that reach
 * beyond friends, the newest 500 are drawn by lot before their authors are checked. LATERAL keeps PostgreSQL from scanning all
 * children first, so the query costs the same however many children there are.
 */
export const listNewestIds = one(
  { ...closeInAge, at: instant },
  { ids: nullable(bytea) },
  `with from_buddies as (
     select p.id, p.published_at
     from friend_pairs f
     join people a on a.id = f.buddy_id
     cross join lateral (
       select id, published_at from posts
       where author_id = f.buddy_id and published_at <= $at and (deleted_at is null or deleted_at > $at)
       order by published_at desc, id desc limit 200
     ) p
     where f.account_id = $readerId and f.since <= $at and ${visibility.isVisibleOrSuspended('a')} and 'posts' = any(a.scopes)
       and ${visibility.hadNoBlock('a')}
   ), from_afar as (
     select p.id, p.published_at
     from (
       select id, author_id, published_at, reach from posts
       where published_at <= $at and reach > 0 and (deleted_at is null or deleted_at > $at)
       order by published_at desc, id desc limit 500
     ) p
     cross join lateral (
       select from people a
       where a.id = p.author_id and a.id <> $readerId and ${visibility.isVisibleOrSuspended('a')} and 'posts' = any(a.scopes)
         and ${mayReachFar('a')} and ${visibility.areNear('a')} and ${visibility.hadNoBlock('a')}
         and not ${visibility.wereFriends('a')}
       limit 1
     ) a
     where reader_lot($readerId, p.id) < p.reach
   ), newest as (
     select id, published_at from from_buddies union all select id, published_at from from_afar
     order by published_at desc, id desc limit 200
   )
   select string_agg(uuid_send(id), ''::bytea order by published_at desc, id desc) as ids from newest`,
);

export const listAccountPosts = many(
  { accountId: uuid },
  {
    id: uuid,
    title: text,
    content: text,
    category,
    drawing: nullable(json<Drawing>()),
    status,
    createdAt: instant,
    deletedAt: nullable(instant),
  },
  `select p.id, title, content, category, d.strokes as drawing, status, created_at as "createdAt",
     deleted_at as "deletedAt"
   from posts p left join drawings d on d.id = p.drawing_id 
   where p.author_id = $accountId and not ${caseConditions.cameAsCrisis('post', 'p.id')} order by created_at, p.id`,
);

export const listAccountComments = many(
  { accountId: uuid },
  { id: uuid, postId: uuid, content: text, status: text, createdAt: instant },
  `select id, post_id as "postId", content, status, created_at as "createdAt"
   from comments m where author_id = $accountId and not ${caseConditions.cameAsCrisis('comment', 'm.id')} order by created_at, id`,
);

export const listAccountKindWords = many(
  { accountId: uuid },
  { postId: uuid, words: nullable(kindWord), at: instant },
  `select post_id as "postId", words, at from kind_words
   where account_id = $accountId and words is not null order by at, post_id`,
);

export const listAccountLikes = many(
  { accountId: uuid },
  { kind: text, targetId: uuid, at: instant },
  `select kind, target_id as "targetId", at from (
     select 'post' as kind, post_id as target_id, at from post_likes where account_id = $accountId
     union all
     select 'comment', comment_id, at from comment_likes where account_id = $accountId
   ) likes order by at, target_id`,
);

/** The friends of a post's author who may read it now, without those who have reported the author's name. */
export const listFriendsOfAuthor = many(
  { postId: uuid, now: instant },
  { id: uuid },
  `select r.id from posts p
   join people a on a.id = p.author_id
   join people r on ${areFriends('a.id', 'r.id')}
   where p.id = $postId and p.status = 'published' and p.deleted_at is null
     and ${visibility.isVisible('a')} and 'posts' = any(a.scopes) and 'posts' = any(r.scopes)
     and not exists (
       select from reported_things t
       where t.reporter_id = r.id and t.kind in ('name', 'username') and t.subject = a.id
     )`,
);
