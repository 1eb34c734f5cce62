import { bool, type Column, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne } from '../../platform/db/statement.ts';
import { avatarRow } from '../../profiles/index.ts';
import { scopes, status } from '../columns.ts';

/**
 * SQL: whether a parent can see the page of the child in a row of `guardians`. Anyone who has ever consented can, and so can
 * the first parent, whose mailbox got the child's code, if someone without an address consented in person. Anyone else may have
 * been added by mistake, and has to answer first.
 */
export const isOpen = `(
  exists (
    select from consent_answers s
    where s.child_id = g.child_id and s.parent_id = g.parent_id and s.state in ('granted', 'revoked')
  ) or (c.consent in ('granted', 'not_needed') and not exists (
    select from consent_answers s where s.child_id = g.child_id and s.parent_id = g.parent_id
  ) and not exists (
    select from guardians o where o.child_id = g.child_id and (o.created_at, o.parent_id) < (g.created_at, g.parent_id)
  ))
)`;

const state = text as Column<'active' | 'paused' | 'leaving' | 'removed'>;

export const findOwnChild = maybeOne(
  { parentId: uuid, childId: uuid },
  { id: uuid, username: text, firstName: text, timeZone: text, consent: status, scopes, state },
  `select c.id, c.username, c.first_name as "firstName", c.time_zone as "timeZone", c.consent, c.scopes, c.state
   from guardians g join own_children c on c.id = g.child_id
   where g.parent_id = $parentId and g.child_id = $childId and ${isOpen}`,
);

export const listOpenChildren = many(
  { parentId: uuid, childIds: uuids },
  { id: uuid, consent: status, state },
  `select c.id, c.consent, c.state from guardians g join own_children c on c.id = g.child_id
   where g.parent_id = $parentId and g.child_id = any($childIds) and ${isOpen}`,
);

/** A child about whom this parent was asked and has not answered. */
export const findUnanswered = maybeOne(
  { parentId: uuid, childId: uuid },
  { consent: status },
  `select c.consent from guardians g join consent_in_force c on c.child_id = g.child_id
   where g.parent_id = $parentId and g.child_id = $childId and c.consent in ('pending', 'granted') and not exists (
     select from consent_answers s where s.child_id = g.child_id and s.parent_id = g.parent_id
   )`,
);

export const findParent = maybeOne(
  { parentId: uuid },
  { name: text, email: text },
  'select name, email from guardians where parent_id = $parentId limit 1',
);

export const listOwnChildren = many(
  { parentId: uuid },
  {
    id: uuid,
    username: text,
    firstName: text,
    ...avatarRow.columns,
    consent: status,
    state,
    isOpen: bool,
    isPaused: bool,
  },
  `select c.id, c.username, c.first_name as "firstName", ${avatarRow.select('c')}, c.consent, c.state, ${isOpen} as "isOpen",
     ${isOpen} and exists (select from limited_children l where l.account_id = c.id and l.is_paused) as "isPaused"
   from guardians g join own_children c on c.id = g.child_id
   where g.parent_id = $parentId order by g.created_at, c.id`,
);
