import { bytea, instant, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, type Row, run } from '../../platform/db/statement.ts';

const changeColumns = {
  parentId: uuid,
  from: text,
  to: text,
  oldConfirmedAt: nullable(instant),
  newConfirmedAt: nullable(instant),
  expiresAt: instant,
};

const changeSql = (condition: string): string =>
  `select c.parent_id as "parentId", g.email as "from", c.email as "to", c.old_confirmed_at as "oldConfirmedAt",
     c.new_confirmed_at as "newConfirmedAt", c.expires_at as "expiresAt"
   from parent_address_changes c cross join lateral (select email from guardians where parent_id = c.parent_id limit 1) g
   where ${condition}`;

export const findChange = maybeOne(
  { parentId: uuid },
  changeColumns,
  changeSql('c.parent_id = $parentId and c.done_at is null'),
);

/** Includes one of the parent's children, because the stored wish is erased together with that child. */
export const findOwnAddress = maybeOne(
  { parentId: uuid },
  { email: text, childId: uuid },
  'select email, child_id as "childId" from guardians where parent_id = $parentId limit 1',
);

/** A newer wish replaces an older one, whose links stop working. */
export const upsertChange = run(
  { parentId: uuid, email: text, now: instant, expiresAt: instant },
  `insert into parent_address_changes as c (parent_id, email, created_at, expires_at)
   values ($parentId, $email, $now, $expiresAt)
   on conflict (parent_id) do update set email = excluded.email, created_at = excluded.created_at,
     expires_at = excluded.expires_at, old_hash = null, new_hash = null, old_confirmed_at = null, new_confirmed_at = null,
     done_at = null`,
);

export const setLinks = run(
  { parentId: uuid, oldHash: bytea, newHash: bytea },
  `update parent_address_changes set old_hash = $oldHash, new_hash = $newHash where parent_id = $parentId`,
);

export const lockChange = run(
  { tokenHash: bytea },
  'select from parent_address_changes where old_hash = $tokenHash or new_hash = $tokenHash for update',
);

export const findChangeOfLink = maybeOne(
  { tokenHash: bytea },
  { mailbox: text, ...changeColumns },
  changeSql('c.old_hash = $tokenHash or c.new_hash = $tokenHash').replace(
    'select ',
    `select case when c.old_hash = $tokenHash then 'old' else 'new' end as mailbox, `,
  ),
);
export type LinkedChange = Row<typeof findChangeOfLink>;

export const confirmOld = run(
  { parentId: uuid, now: instant },
  'update parent_address_changes set old_confirmed_at = $now where parent_id = $parentId',
);

export const confirmNew = run(
  { parentId: uuid, now: instant },
  'update parent_address_changes set new_confirmed_at = $now where parent_id = $parentId',
);

/** From here on the row only stores the old address, to notify that mailbox. */
export const finishChange = run(
  { parentId: uuid, oldEmail: text, now: instant },
  `update parent_address_changes set done_at = $now, email = $oldEmail, old_hash = null, new_hash = null
   where parent_id = $parentId`,
);

export const findFinished = maybeOne(
  { parentId: uuid },
  { oldEmail: text, newEmail: text },
  `select c.email as "oldEmail", g.email as "newEmail"
   from parent_address_changes c cross join lateral (select email from guardians where parent_id = c.parent_id limit 1) g
   where c.parent_id = $parentId and c.done_at is not null`,
);

export const deleteChange = run({ parentId: uuid }, 'delete from parent_address_changes where parent_id = $parentId');

export const deleteOldChanges = run(
  { now: instant, until: instant },
  'delete from parent_address_changes where expires_at <= $now or expires_at > $until',
);

/** Replaces links that went to the old mailbox, so that they stop working. */
export const replaceConsentLinks = run(
  { parentId: uuid, now: instant },
  `update consent_links set replaced_at = $now
   where parent_id = $parentId and used_at is null and replaced_at is null`,
);
