import { visibility, visibleField } from '../friends/index.ts';
import { day, instant, int8, text, uuid } from '../platform/db/columns.ts';
import { avatarRow } from '../profiles/index.ts';

/** What every query needs to know about its reader, see `toReader`. */
export const closeInAge = { readerId: uuid, bornAfter: day, bornUpTo: day };
export const reader = { ...closeInAge, now: instant };

/** Things that a reader has reported are hidden from that reader. */
const wasReported = (kind: 'post' | 'comment', thing: string, author: string) => `exists (
  select from reported_things r where r.reporter_id = $readerId
    and ((r.kind = '${kind}' and r.subject = ${thing}.id) or (r.kind in ('name', 'username') and r.subject = ${author}.id))
)`;

const isHidden = (kind: 'post' | 'comment', thing: string, author: string) =>
  `not ${visibility.isVisible(author)} or not 'posts' = any(${author}.scopes) or ${visibility.isBlocked(author)}
       or ${wasReported(kind, thing, author)}`;

/** Joins a post as `p`, by `a`. */
export const joinPost = (postId: string) =>
  `left join posts p on p.id = ${postId} left join people a on a.id = p.author_id`;

/** Joins a comment as `c`, by `w`. */
export const joinComment = (commentId: string) =>
  `left join comments c on c.id = ${commentId} left join people w on w.id = c.author_id`;

/** Withdrawn hearts are deleted. */
export const hasHeart = {
  ofPost: (postId: string, accountId: string) =>
    `exists (select from post_likes l where l.post_id = ${postId} and l.account_id = ${accountId})`,
  ofComment: (commentId: string, accountId: string) =>
    `exists (select from comment_likes l where l.comment_id = ${commentId} and l.account_id = ${accountId})`,
};

/** Withdrawn kind words are null. */
export const hasKindWords = (postId: string, accountId: string) =>
  `exists (select from kind_words k where k.post_id = ${postId} and k.account_id = ${accountId} and k.words is not null)`;

/** If a parent closes this scope, it also applies to earlier posts. */
export const mayReachFar = (person: string) => `'reach' = any(${person}.scopes)`;

/**
 * Whether the reader may see a post `p` of the person `a` now. Own posts are always visible. CASE keeps the conditions in
 * this order, and keeps PostgreSQL from checking them for every account first.
 */
export const isPostVisible = `p.status = 'published' and p.published_at is not null and p.deleted_at is null
     and case
       when a.id = $readerId then true
       when ${isHidden('post', 'p', 'a')} then false
       when ${visibility.areFriends('a')} then true
       else ${visibility.areNear('a')} and ${mayReachFar('a')} and reader_lot($readerId, p.id) < p.reach
     end`;

/**
 * Whether this reader may see a comment `c` by `w` on a post by `a`, apart from hiding. Friends of the author see comments of the
 * author's other friends if their age groups may meet. Other readers only see comments of children whose posts may reach that far.
 */
const isCommentForReader = `case
       when w.id = $readerId then c.status <> 'removed'
       when c.status <> 'published' or ${isHidden('comment', 'c', 'w')} then false
       when w.id = a.id or ${visibility.areFriends('w')} then true
       else ${visibility.areNear('w')}
         and (a.id = $readerId or ${visibility.areFriends('a')} or ${mayReachFar('w')})
     end`;

/** Whether the reader of a post `p` by `a` may see a comment `c` by `w` on it. */
export const isCommentVisible = `(c.hidden_at is null and ${isCommentForReader})`;

/** The same for lists: the post's author also sees the comments that they have hidden, and can show them again. */
export const isCommentListed = `((c.hidden_at is null or a.id = $readerId) and ${isCommentForReader})`;

/** What the reader may see of an author. */
export const authorColumns = {
  authorId: uuid,
  username: text,
  displayName: text,
  ...avatarRow.columns,
  points: int8,
};

export const selectAuthor = (person: string) =>
  `${person}.id as "authorId", ${person}.username, ${visibleField.name(person)} as "displayName", ${avatarRow.select(person)},
     ${person}.points`;
