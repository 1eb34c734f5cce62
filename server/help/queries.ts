import type { ContactType } from '#contract/rules/contact-types.ts';
import { bool, type Column, instant, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';
import { caseConditions } from '../safety/index.ts';

const type = text as Column<ContactType>;

/** Changes nothing when the message is stored already. */
export const insertMessage = run(
  {
    id: uuid,
    clientId: uuid,
    accountId: nullable(uuid),
    type,
    name: text,
    email: text,
    subject: text,
    message: text,
    at: instant,
  },
  `insert into contact_messages (id, client_id, account_id, type, name, email, subject, message, at)
   values ($id, $clientId, $accountId, $type, $name, $email, $subject, $message, $at)
   on conflict (client_id) do nothing`,
);

export const findMessage = maybeOne(
  { id: uuid },
  { type, name: text, email: text, subject: text, message: text, at: instant, isFromChild: bool },
  'select type, name, email, subject, message, at, account_id is not null as "isFromChild" from contact_messages where id = $id',
);

export const deleteOldMessages = run(
  { before: instant, limit: int8 },
  `delete from contact_messages where ctid = any (array(
     select ctid from contact_messages where at < $before order by at limit $limit
   ))`,
);

/** Leaves out messages about danger: a child may be afraid of the person who reads the export. */
export const exportMessages = many(
  { accountId: uuid },
  { type, subject: text, message: text, at: instant, answeredAt: nullable(instant), note: nullable(text) },
  `select type, subject, message, at, answered_at as "answeredAt", answer_note as note
   from contact_messages m where account_id = $accountId and type not in ('safety', 'emergency')
     and not ${caseConditions.cameAsCrisis('contact', 'm.id')}
   order by at`,
);

export const deleteMessages = run({ accountId: uuid }, 'delete from contact_messages where account_id = $accountId');

export const countOpenMessages = one(
  {},
  { openMessages: int8 },
  `select count(*) as "openMessages" from contact_messages where answered_at is null`,
);

const isSearched = `($type::text is null or m.type = $type)
     and ($words::text is null or strpos(lower(concat_ws(' ', m.name, m.email, m.subject, m.message, m.answer_note)), $words) > 0)`;

export const countMessages = one(
  { type: nullable(type), words: nullable(text) },
  { open: int8, answered: int8 },
  `select count(*) filter (where answered_at is null) as open, count(answered_at) as answered
   from contact_messages m where ${isSearched}`,
);

export const listMessagesForStaff = many(
  { isAnswered: bool, type: nullable(type), words: nullable(text), beforeAt: instant, beforeId: uuid, most: int8 },
  {
    id: uuid,
    type,
    name: text,
    email: text,
    subject: text,
    message: text,
    at: instant,
    isFromChild: bool,
    answeredAt: nullable(instant),
    answeredBy: nullable(text),
    note: nullable(text),
  },
  `select m.id, m.type, m.name, m.email, m.subject, m.message, m.at, m.account_id is not null as "isFromChild",
     m.answered_at as "answeredAt", a.username as "answeredBy", m.answer_note as note
   from contact_messages m left join named_accounts a on a.id = m.answered_by
   where (m.answered_at is not null) = $isAnswered and ${isSearched}
     and (m.at, m.id) < ($beforeAt, $beforeId)
   order by m.at desc, m.id desc limit $most`,
);

/** Stores the first answer only. */
export const recordAnswer = maybeOne(
  { id: uuid, by: uuid, note: text, now: instant },
  { accountId: nullable(uuid) },
  `update contact_messages set answered_at = $now, answered_by = $by, answer_note = $note
   where id = $id and answered_at is null returning account_id as "accountId"`,
);

export const countStaff = one({}, { count: int8 }, 'select count(*) as count from staff_members');
