import { day, instant, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, type Row } from '../platform/db/statement.ts';
import { consent, scopes, state } from './columns.ts';

const line = {
  id: uuid,
  username: text,
  displayName: text,
  birthDate: day,
  timeZone: text,
  state,
  pausedUntil: nullable(instant),
  consent,
  lastActiveAt: nullable(instant),
} as const;

const columns = `a.id, a.username, c.display_name as "displayName", c.birth_date as "birthDate",
     a.time_zone as "timeZone", a.state, a.paused_until as "pausedUntil", c.consent, a.last_active_at as "lastActiveAt"`;

/** By username, from one on; both patterns have their own signs escaped already. */
export const searchChildren = many(
  { within: text, beginning: text, after: nullable(text), most: int8 },
  line,
  `select ${columns} from accounts a join children c on c.account_id = a.id
   where ($after::text is null or a.username > $after) and (
     a.username like $within or a.email like $beginning or exists (
       select from guardianships g join parents p on p.id = g.parent_id
       where g.child_id = a.id and p.email like $beginning))
   order by a.username limit $most`,
);
export type ChildLine = Row<typeof searchChildren>;

export const findChildForStaff = maybeOne(
  { id: uuid },
  { ...line, createdAt: instant, consentMethod: nullable(text), consentAt: nullable(instant), scopes },
  `select ${columns}, a.created_at as "createdAt", c.consent_method as "consentMethod", c.consent_at as "consentAt",
     c.scopes
   from accounts a join children c on c.account_id = a.id where a.id = $id`,
);
