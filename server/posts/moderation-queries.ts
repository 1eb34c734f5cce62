import { bool, bytea, day, instant, int8s, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, run } from '../platform/db/statement.ts';
import { caseConditions } from '../safety/index.ts';

/** A post for review, no matter who can see it. */
export const findPostUnguarded = maybeOne(
  { id: uuid },
  {
    title: text,
    content: text,
    authorId: uuid,
    authorName: text,
    birthDate: day,
    createdAt: instant,
    picture: nullable(bytea),
  },
  `select p.title, p.content, p.author_id as "authorId", a.display_name as "authorName", a.birth_date as "birthDate",
     p.created_at as "createdAt", d.picture
   from posts p join people a on a.id = p.author_id left join drawings d on d.id = p.drawing_id where p.id = $id and p.deleted_at is null`,
);

/**
 * How far beyond friends a person's new posts reach. It depends on their level, and on a parent's permission
 * (docs/product-decisions.md, P20).
 */
export const reachSql = (person: string) => `case
       when 'reach' = any(${person}.scopes) and width_bucket(${person}.points, $levelStarts) >= 25
       then least(1000, width_bucket(${person}.points, $levelStarts)) else 0
     end`;

export const publishHeld = run(
  { id: uuid, now: instant, levelStarts: int8s },
  `update posts p set status = 'published', published_at = $now, reach = ${reachSql('a')}
   from people a where a.id = p.author_id and p.id = $id and p.status = 'held' and p.deleted_at is null`,
);

/** Only its author can still read the words. Decks leave the post out. */
export const removePost = run(
  { id: uuid, now: instant },
  `update posts set status = 'removed', deleted_at = coalesce(deleted_at, $now) where id = $id and status <> 'removed'`,
);

/** What the same child wrote before and after, nearest first. */
export const listAround = many(
  { id: uuid },
  { who: text, text, at: instant, isHeld: bool },
  `select a.display_name as who, o.title || ': ' || left(o.content, 280) as text, o.created_at as at,
     o.status = 'held' as "isHeld"
   from posts p join posts o on o.author_id = p.author_id and o.id <> p.id join people a on a.id = o.author_id
   where p.id = $id and o.deleted_at is null and not ${caseConditions.isAddedTo('post', 'p.id', 'o.id')}
   order by abs(extract(epoch from o.created_at - p.created_at)) limit 5`,
);
