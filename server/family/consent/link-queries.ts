import { bool, bytea, instant, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { purpose } from '../columns.ts';
import { childName } from '../forms/child-name.ts';

export const findLink = maybeOne(
  { tokenHash: bytea },
  {
    purpose,
    childId: nullable(uuid),
    parentId: nullable(uuid),
    email: nullable(text),
    /** The child's name, as this parent may read it. */
    childName: nullable(text),
    /** This parent has given consent for another child here. */
    hasOtherYes: bool,
    /** This child has another parent. */
    hasOtherParent: bool,
    /** This parent has a form that is not verified yet. */
    hasForm: bool,
    noticeVersion: int4,
    expiresAt: instant,
    usedAt: nullable(instant),
    replacedAt: nullable(instant),
  },
  `select l.purpose, l.child_id as "childId", l.parent_id as "parentId", p.email,
     ${childName({ child: 'o', guardian: 'p' })} as "childName",
     exists (
       select from guardians g join consent_in_force c on c.child_id = g.child_id
       where g.parent_id = l.parent_id and g.child_id <> l.child_id and c.consent = 'granted'
     ) as "hasOtherYes",
     exists (
       select from guardians g where g.child_id = l.child_id and g.parent_id <> l.parent_id
     ) as "hasOtherParent",
     exists (
       select from consent_forms f where f.child_id = l.child_id and f.parent_id = l.parent_id
     ) as "hasForm",
     l.notice_version as "noticeVersion",
     l.expires_at as "expiresAt", l.used_at as "usedAt", l.replaced_at as "replacedAt"
   from consent_links l left join guardians p on p.child_id = l.child_id and p.parent_id = l.parent_id
   left join own_children o on o.id = l.child_id where l.token_hash = $tokenHash`,
);
export type LinkRow = Row<typeof findLink>;

export const insertLink = run(
  {
    tokenHash: bytea,
    purpose,
    childId: uuid,
    parentId: uuid,
    noticeVersion: int4,
    now: instant,
    expiresAt: instant,
  },
  `insert into consent_links (token_hash, purpose, child_id, parent_id, notice_version, created_at, expires_at)
   values ($tokenHash, $purpose, $childId, $parentId, $noticeVersion, $now, $expiresAt)`,
);

/** A new link replaces the unused ones of its purpose. */
export const replaceLinks = run(
  { purpose, childId: uuid, parentId: uuid, now: instant },
  `update consent_links set replaced_at = $now
   where child_id = $childId and parent_id = $parentId and purpose = $purpose and used_at is null and replaced_at is null`,
);

/** One answer uses up all links of its purpose. */
export const markLinksUsed = run(
  { purpose, childId: uuid, parentId: uuid, now: instant },
  `update consent_links set used_at = $now
   where child_id = $childId and parent_id = $parentId and purpose = $purpose and used_at is null and replaced_at is null`,
);

export const markAllLinksUsed = run(
  { childId: uuid, parentId: uuid, now: instant },
  `update consent_links set used_at = $now where child_id = $childId and parent_id = $parentId and used_at is null`,
);

/** These links no longer name anyone, but still explain themselves on a late click until they expire. */
export const anonymizeLinks = run(
  { childId: uuid },
  'update consent_links set child_id = null, parent_id = null where child_id = $childId',
);

export const anonymizeLinksOfParent = run(
  { childId: uuid, parentId: uuid },
  'update consent_links set parent_id = null where child_id = $childId and parent_id = $parentId',
);

export const deleteOldLinks = run(
  { expiredBefore: instant, orphanedBefore: instant },
  `delete from consent_links where expires_at < $expiredBefore or (child_id is null and created_at < $orphanedBefore)`,
);
