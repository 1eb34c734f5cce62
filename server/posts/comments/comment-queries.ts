import { isBlocked, sharedPairLock, visibility } from '../../friends/index.ts';
import { bool, day, instant, int4, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../../platform/db/statement.ts';
import { caseConditions, personRow } from '../../safety/index.ts';
import { status } from '../columns.ts';
import {
  authorColumns,
  isCommentListed,
  isCommentVisible,
  isPostVisible,
  reader,
  selectAuthor,
} from '../visibility.ts';

const shown = {
  id: uuid,
  postId: uuid,
  content: text,
  status,
  likesCount: int4,
  liked: bool,
  createdAt: instant,
  isHidden: bool,
  ...authorColumns,
};

const selectShown = `select c.id, c.post_id as "postId", c.content, c.status, c.likes_count as "likesCount",
     l.comment_id is not null as liked, c.created_at as "createdAt", c.hidden_at is not null as "isHidden", ${selectAuthor('w')}
   from comments c
   join people w on w.id = c.author_id
   join posts p on p.id = c.post_id
   join people a on a.id = p.author_id
   left join comment_likes l on l.comment_id = c.id and l.account_id = $readerId`;

/** The comments on a post, newest first. The caller checks whether the reader may see the post. */
export const listVisible = many(
  { ...reader, postId: uuid, beforeAt: instant, beforeId: uuid, most: int8 },
  shown,
  `${selectShown}
   where c.post_id = $postId and c.status <> 'removed' and (c.created_at, c.id) < ($beforeAt, $beforeId)
     and ${isCommentListed}
   order by c.created_at desc, c.id desc limit $most`,
);

/** How many published comments this reader may see. */
export const countVisible = one(
  { ...reader, postId: uuid },
  { count: int8 },
  `select count(*) as count
   from comments c
   join people w on w.id = c.author_id
   join posts p on p.id = c.post_id
   join people a on a.id = p.author_id
   where c.post_id = $postId and c.status = 'published' and ${isCommentVisible}`,
);

/** A child's recent comments on posts by this post's author, newest first. */
export const listEarlierTo = many(
  { accountId: uuid, postId: uuid, since: instant },
  { content: text },
  `select c.content from comments c join posts p on p.id = c.post_id
   where c.author_id = $accountId and c.status <> 'removed' and c.created_at > $since
     and p.author_id = (select author_id from posts where id = $postId)
   order by c.created_at desc, c.id desc limit 20`,
);

/** The post that a child wants to comment on, with the gate's facts about its author. No row if the child cannot see it. */
export const findAnswerable = maybeOne(
  { ...reader, postId: uuid },
  { authorId: uuid, ...personRow.columns, areBuddies: bool, isBlocked: bool },
  `select a.id as "authorId", ${personRow.select('a')},
     ${visibility.areFriends('a')} as "areBuddies", ${visibility.isBlocked('a')} as "isBlocked"
   from posts p join people a on a.id = p.author_id
   where p.id = $postId and ${isPostVisible}`,
);

/** Locks the pair, so that no block can happen between the gate's answer and storing the comment. */
export const lockPairOfPost = run(
  { postId: uuid, accountId: uuid },
  `select from posts where id = $postId and ${sharedPairLock('author_id', '$accountId::uuid')}`,
);

/** The same for a comment that waits to be announced. */
export const lockPairOfComment = run(
  { id: uuid },
  `select from comments c join posts p on p.id = c.post_id
   where c.id = $id and ${sharedPairLock('c.author_id', 'p.author_id')}`,
);

/** The comment that this child has sent with the same clientId before. */
export const findOwnByClient = maybeOne(
  { readerId: uuid, clientId: uuid },
  shown,
  `${selectShown} where c.author_id = $readerId and c.client_id = $clientId`,
);

export const findOwnAuthor = one(
  { readerId: uuid },
  authorColumns,
  `select ${selectAuthor('w')} from people w where w.id = $readerId`,
);

export const insertComment = run(
  {
    id: uuid,
    postId: uuid,
    accountId: uuid,
    clientId: uuid,
    content: text,
    status,
    at: instant,
    toldAt: nullable(instant),
  },
  `insert into comments (id, post_id, author_id, client_id, content, status, created_at, told_at)
   values ($id, $postId, $accountId, $clientId, $content, $status, $at, $toldAt)`,
);

export const countComment = run(
  { postId: uuid },
  'update posts set comments_count = comments_count + 1 where id = $postId',
);

/** A comment for review, no matter who can see it. */
export const findCommentUnguarded = maybeOne(
  { id: uuid },
  { content: text, authorId: uuid, authorName: text, birthDate: day, createdAt: instant },
  `select c.content, c.author_id as "authorId", w.display_name as "authorName", w.birth_date as "birthDate",
     c.created_at as "createdAt"
   from comments c join people w on w.id = c.author_id where c.id = $id and c.status <> 'removed'`,
);

export const findVisibleToOthers = maybeOne(
  { ...reader, id: uuid },
  { id: uuid },
  `select c.id
   from comments c join people w on w.id = c.author_id
   join posts p on p.id = c.post_id join people a on a.id = p.author_id
   where c.id = $id and c.status = 'published' and ${isPostVisible} and ${isCommentListed}`,
);

/** The post that was commented on, and the comments nearest to this one. */
export const listAround = many(
  { id: uuid },
  { who: text, text, at: instant },
  `(
     select a.display_name as who, p.title || ': ' || left(p.content, 280) as text,
       coalesce(p.published_at, p.created_at) as at
     from comments c join posts p on p.id = c.post_id join people a on a.id = p.author_id where c.id = $id
   ) union all (
     select w.display_name, left(o.content, 280), o.created_at
     from comments c join comments o on o.post_id = c.post_id and o.id <> c.id and o.status <> 'removed'
     join people w on w.id = o.author_id
     where c.id = $id and not ${caseConditions.isAddedTo('comment', 'c.id', 'o.id')}
     order by abs(extract(epoch from o.created_at - c.created_at)) limit 4
   )`,
);

export const publishComment = run(
  { id: uuid },
  `with shown as (
     update comments set status = 'published' where id = $id and status = 'held' returning post_id
   )
   update posts set comments_count = comments_count + 1 where id in (select post_id from shown)`,
);

/** Only its author's export still holds the words. */
export const removeComment = run(
  { id: uuid },
  `with former as (
     select id, post_id, status = 'published' and hidden_at is null as is_counted
     from comments where id = $id and status <> 'removed' for update
   ), gone as (
     update comments set status = 'removed' where id in (select id from former)
   )
   update posts set comments_count = comments_count - 1
   where id in (select post_id from former where is_counted)`,
);

/** Approved comments that were not announced yet: each at most once. */
export const markAnnounced = maybeOne(
  { id: uuid, at: instant },
  { authorId: uuid, postId: uuid, postAuthorId: uuid, areApart: bool },
  `update comments c set told_at = $at from posts p
   where p.id = c.post_id and c.id = $id and c.status = 'published' and c.told_at is null
   returning c.author_id as "authorId", c.post_id as "postId", p.author_id as "postAuthorId",
     ${isBlocked('c.author_id', 'p.author_id')} as "areApart"`,
);
