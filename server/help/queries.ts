import type { ContactType } from '#contract/rules/letters.ts';
import { type Column, instant, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';

const type = text as Column<ContactType>;

/** Leaves a message that is already there as it is. */
export const keepMessage = run(
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
  { type, name: text, email: text, subject: text, message: text, at: instant },
  'select type, name, email, subject, message, at from contact_messages where id = $id',
);

export const deleteOldMessages = run({ before: instant }, 'delete from contact_messages where at < $before');

export const collectMessages = many(
  { accountId: uuid },
  { type, subject: text, message: text, at: instant },
  'select type, subject, message, at from contact_messages where account_id = $accountId order by at',
);

export const forgetMessages = run({ accountId: uuid }, 'delete from contact_messages where account_id = $accountId');

export const countOpenMessages = one(
  {},
  { openMessages: int8 },
  `select count(*) as "openMessages" from contact_messages where answered_at is null`,
);
