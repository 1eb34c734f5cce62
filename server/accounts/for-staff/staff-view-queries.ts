import { day, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { startsWith } from '../../platform/db/prefix-match.ts';
import { many, maybeOne, type Row } from '../../platform/db/statement.ts';
import { consent, scopes, state } from '../columns.ts';

const line = {
  id: uuid,
  username: text,
  displayName: text,
  birthDate: day,
  timeZone: text,
  state,
  suspendedUntil: nullable(instant),
  consent,
  lastActiveAt: nullable(instant),
  createdAt: instant,
} as const;

const columns = `a.id, a.username, c.display_name as "displayName", c.birth_date as "birthDate",
     a.time_zone as "timeZone", a.state, a.paused_until as "suspendedUntil", c.consent, a.last_active_at as "lastActiveAt", a.created_at as "createdAt"`;

/** Children whose username, own address or parent's address begins like this, sorted by username, after a given one. */
export const searchChildren = many(
  { beginning: text, after: text, most: int8, mostByAddress: int8 },
  line,
  `with named as (
     select id from accounts where ${startsWith('username', '$beginning')} and username ~>~ $after
     order by username using ~<~ limit $most
   ), addressed as (
     select id from accounts where ${startsWith('email', '$beginning')} limit $mostByAddress
   ), of_parents as (
     select g.child_id as id from parents p join guardianships g on g.parent_id = p.id
     where ${startsWith('p.email', '$beginning')} limit $mostByAddress
   )
   select ${columns}
   from (select id from named union select id from addressed union select id from of_parents) found
   join accounts a using (id) join children c on c.account_id = a.id
   where a.username ~>~ $after order by a.username using ~<~ limit $most`,
);
export type ChildLine = Row<typeof searchChildren>;

/** Sorted by username, after a given one. */
export const listActiveChildren = many(
  { since: instant, after: text, most: int8 },
  line,
  `select ${columns}
   from (select distinct account_id as id from active_minutes where minute > $since) active
   join accounts a using (id) join children c on c.account_id = a.id
   where a.username ~>~ $after order by a.username using ~<~ limit $most`,
);

/** Ids grow with time. */
export const listNewestChildren = many(
  { most: int8 },
  line,
  `select ${columns} from children c join accounts a on a.id = c.account_id order by c.account_id desc limit $most`,
);

/** Sorted by username, after a given one. */
export const listSuspendedChildren = many(
  { now: instant, after: text, most: int8 },
  line,
  `select ${columns} from accounts a join children c on c.account_id = a.id
   where a.paused_until > $now and a.username ~>~ $after order by a.username using ~<~ limit $most`,
);

/** Children whose parent has not answered. Sorted by username, after a given one. */
export const listWaitingChildren = many(
  { after: text, most: int8 },
  line,
  `select ${columns} from accounts a join children c on c.account_id = a.id
   where c.consent = 'pending' and a.state = 'active' and a.username ~>~ $after order by a.username using ~<~ limit $most`,
);

export const findChildForStaff = maybeOne(
  { id: uuid },
  { ...line, consentMethod: nullable(text), consentAt: nullable(instant), scopes },
  `select ${columns}, c.consent_method as "consentMethod", c.consent_at as "consentAt", c.scopes
   from accounts a join children c on c.account_id = a.id where a.id = $id`,
);
