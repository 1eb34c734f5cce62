import { bool, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';

export const findSettings = maybeOne(
  { accountId: uuid },
  { code: nullable(text), wantsSuggestions: bool },
  `select code, wants_suggestions as "wantsSuggestions" from buddy_settings where account_id = $accountId`,
);

export const setFriendCode = run(
  { accountId: uuid, code: text },
  `insert into buddy_settings (account_id, code) values ($accountId, $code)
   on conflict (account_id) do update set code = excluded.code`,
);

export const setWantsSuggestions = run(
  { accountId: uuid, isOn: bool },
  `insert into buddy_settings (account_id, wants_suggestions) values ($accountId, $isOn)
   on conflict (account_id) do update set wants_suggestions = excluded.wants_suggestions`,
);

export const deleteSettings = run({ accountId: uuid }, 'delete from buddy_settings where account_id = $accountId');
