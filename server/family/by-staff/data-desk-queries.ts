import { instant, int8, json, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, type Row } from '../../platform/db/statement.ts';
import { status } from '../columns.ts';
import { isOpen } from '../parents/own-children-queries.ts';
import { askedBy, type Changes, identification, requestKind } from '../requests/request-queries.ts';

export const findChildOfDesk = maybeOne(
  { childId: uuid },
  { username: text, consent: status, eraseAt: nullable(instant) },
  `select c.username, c.consent, least(k.erase_at, d.erase_at) as "eraseAt"
   from own_children c left join consents k on k.child_id = c.id left join leaving_accounts d on d.account_id = c.id
   where c.id = $childId`,
);

/** The parents who can open the child's page. */
export const listOpenParents = many(
  { childId: uuid },
  { id: uuid, name: text, email: text },
  `select g.parent_id as id, g.name, g.email from guardians g join own_children c on c.id = g.child_id
   where g.child_id = $childId and ${isOpen} order by g.created_at, g.parent_id`,
);

const columns = {
  id: uuid,
  at: instant,
  kind: requestKind,
  by: askedBy,
  parentName: nullable(text),
  staffName: nullable(text),
  identifiedBy: nullable(identification),
  howKnown: nullable(text),
  changes: nullable(json<Changes>()),
};
const selection = `r.id, r.asked_at as at, r.kind, r.asked_by as by, g.name as "parentName", s.username as "staffName",
     r.identified_by as "identifiedBy", r.note as "howKnown", r.changes`;
const joined = `data_access_requests r
   left join guardians g on g.child_id = r.child_id and g.parent_id = r.parent_id
   left join named_accounts s on s.id = r.staff_id`;

export const listRequests = many(
  { childId: uuid },
  columns,
  `select ${selection} from ${joined} where r.child_id = $childId order by r.asked_at desc, r.id desc limit 100`,
);
export type RequestRow = Row<typeof listRequests>;

export const listOdd = many(
  { limit: int8 },
  { ...columns, childId: uuid, username: text },
  `select ${selection}, c.id as "childId", c.username from ${joined} join own_children c on c.id = r.child_id
   where r.is_odd and r.looked_at is null order by r.asked_at limit $limit`,
);

/** Returns no row if someone has already reviewed it. */
export const settle = maybeOne(
  { id: uuid, now: instant },
  { childId: nullable(uuid) },
  `update data_access_requests set looked_at = $now where id = $id and is_odd and looked_at is null
   returning child_id as "childId"`,
);
