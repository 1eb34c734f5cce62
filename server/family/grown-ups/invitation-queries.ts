import { bool, bytea, instant, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, type Row, run } from '../../platform/db/statement.ts';

export const listGrownUps = many(
  { childIds: uuids },
  { childId: uuid, parentId: uuid, name: text, email: text, hasConsented: bool },
  `select g.child_id as "childId", g.parent_id as "parentId", g.name, g.email, exists (
       select from consent_answers w where w.child_id = g.child_id and w.parent_id = g.parent_id and w.state = 'granted'
     ) as "hasConsented"
   from guardians g where g.child_id = any($childIds) order by g.created_at, g.parent_id`,
);
export type GrownUpRow = Row<typeof listGrownUps>;

export const listInvitations = many(
  { childIds: uuids },
  {
    id: uuid,
    childId: uuid,
    invitedBy: uuid,
    name: text,
    email: text,
    expiresAt: instant,
    declinedAt: nullable(instant),
  },
  `select id, child_id as "childId", invited_by as "invitedBy", name, email, expires_at as "expiresAt", declined_at as "declinedAt"
   from guardian_invitations where child_id = any($childIds) order by created_at, id`,
);
export type InvitationRow = Row<typeof listInvitations>;

export const insertInvitation = run(
  { id: uuid, childId: uuid, invitedBy: uuid, name: text, email: text, now: instant, expiresAt: instant },
  `insert into guardian_invitations (id, child_id, invited_by, name, email, created_at, expires_at)
   values ($id, $childId, $invitedBy, $name, $email, $now, $expiresAt)`,
);

export const deleteInvitation = run(
  { id: uuid, childId: uuid },
  'delete from guardian_invitations where id = $id and child_id = $childId',
);

/** The content of an invitation mail, a row for each child. None if it was answered or canceled. */
export const listInvitationMail = many(
  { ids: uuids },
  { id: uuid, email: text, firstName: text, username: text, invitedBy: text },
  `select i.id, i.email, c.first_name as "firstName", c.username, g.name as "invitedBy"
   from guardian_invitations i join own_children c on c.id = i.child_id
   join guardians g on g.child_id = i.child_id and g.parent_id = i.invited_by
   where i.id = any($ids) and i.declined_at is null order by g.created_at, c.id`,
);
export type InvitationMailRow = Row<typeof listInvitationMail>;

/** A retried mail gets a new link. */
export const setInvitationLink = run(
  { ids: uuids, tokenHash: bytea },
  'update guardian_invitations set token_hash = $tokenHash where id = any($ids)',
);

/** A row for each child that the mail was about. */
export const listLinkedInvitations = many(
  { tokenHash: bytea },
  {
    id: uuid,
    childId: uuid,
    name: text,
    email: text,
    expiresAt: instant,
    declinedAt: nullable(instant),
    firstName: text,
    username: text,
    consent: text,
    state: text,
    invitedBy: text,
  },
  `select i.id, i.child_id as "childId", i.name, i.email, i.expires_at as "expiresAt",
     i.declined_at as "declinedAt", c.first_name as "firstName", c.username, c.consent, c.state, g.name as "invitedBy"
   from guardian_invitations i join own_children c on c.id = i.child_id
   join guardians g on g.child_id = i.child_id and g.parent_id = i.invited_by
   where i.token_hash = $tokenHash order by g.created_at, c.id`,
);
export type LinkedInvitation = Row<typeof listLinkedInvitations>;

/** Held while someone joins, so that nobody else joins the same children meanwhile. Taken before the invitations. */
export const lockInvitedChildren = run(
  { tokenHash: bytea },
  `select from consents where child_id in (select child_id from guardian_invitations where token_hash = $tokenHash)
   order by child_id for update`,
);

/** With a double click, the second one finds it answered. */
export const lockInvitations = run(
  { tokenHash: bytea },
  'select from guardian_invitations where token_hash = $tokenHash order by id for update',
);

export const declineInvitations = run(
  { ids: uuids, now: instant },
  'update guardian_invitations set declined_at = $now where id = any($ids)',
);

export const exportInvitations = many(
  { childId: uuid },
  { name: text, email: text, createdAt: instant, declinedAt: nullable(instant) },
  `select name, email, created_at as "createdAt", declined_at as "declinedAt"
   from guardian_invitations where child_id = $childId order by created_at, id`,
);

export const deleteInvitations = run({ childId: uuid }, 'delete from guardian_invitations where child_id = $childId');

/** Deletes the invitations by someone who turned out not to be this child's parent. */
export const deleteInvitationsBy = run(
  { childId: uuid, parentId: uuid },
  'delete from guardian_invitations where child_id = $childId and invited_by = $parentId',
);

export const deleteOldInvitations = run(
  { expiredBefore: instant, until: instant },
  'delete from guardian_invitations where expires_at < $expiredBefore or expires_at > $until',
);
