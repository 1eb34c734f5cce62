import { shown, sight } from '../friends/index.ts';
import { day, instant, int8, text, uuid } from '../platform/db/columns.ts';

/** What every question asks about its reader: see `readerOf`. */
export const near = { readerId: uuid, bornAfter: day, bornUpTo: day };
export const reader = { ...near, now: instant };

/** What a reader has told staff of does not come before their eyes again. */
const wasReported = (kind: 'post' | 'comment', thing: string, author: string) => `exists (
  select from reports r where r.reporter_id = $readerId
    and ((r.kind = '${kind}' and r.subject = ${thing}.id) or (r.kind in ('name', 'username') and r.subject = ${author}.id))
)`;

const isHidden = (kind: 'post' | 'comment', thing: string, author: string) =>
  `not ${sight.isThere(author)} or not 'posts' = any(${author}.scopes) or ${sight.isBlocked(author)}
       or ${wasReported(kind, thing, author)}`;

/** A pause of what grown-ups have opened holds for what was written before it, too. */
export const mayReachFar = (person: string) => `'reach' = any(${person}.scopes)`;

/**
 * Whether the reader may see a post `p` of the person `a` now. Own posts are always seen. CASE keeps the questions in this
 * order, and keeps PostgreSQL from asking them about every account first.
 */
export const isPostSeen = `p.status = 'published' and p.published_at is not null and p.deleted_at is null
     and case
       when a.id = $readerId then true
       when ${isHidden('post', 'p', 'a')} then false
       when ${sight.areBuddies('a')} then true
       else ${sight.areNear('a')} and ${mayReachFar('a')} and reader_lot($readerId, p.id) < p.reach
     end`;

/**
 * Whether the reader of a post `p` of `a` may see a comment `c` of the person `w` below it. Who reads as a buddy sees what
 * the other buddies write, as far as they could meet; who reads from afar only those whose words may go so far.
 */
export const isCommentSeen = `case
       when w.id = $readerId then c.status <> 'removed'
       when c.status <> 'published' or ${isHidden('comment', 'c', 'w')} then false
       when w.id = a.id or ${sight.areBuddies('w')} then true
       else ${sight.areNear('w')}
         and (a.id = $readerId or ${sight.areBuddies('a')} or ${mayReachFar('w')})
     end`;

/** Somebody who wrote something, as the reader may see them. */
export const authorColumns = {
  authorId: uuid,
  username: text,
  displayName: text,
  emoji: text,
  background: text,
  points: int8,
};

export const selectAuthor = (person: string) =>
  `${person}.id as "authorId", ${person}.username, ${shown.name(person)} as "displayName", ${person}.avatar_emoji as emoji,
     ${person}.avatar_background as background, ${person}.points`;
