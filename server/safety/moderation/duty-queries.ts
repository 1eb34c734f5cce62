import { instant, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

export const startDuty = run(
  { accountId: uuid, now: instant },
  `insert into duties (account_id, since) values ($accountId, $now)
   on conflict (account_id) do update set since = excluded.since`,
);

export const deleteDuty = run({ accountId: uuid }, 'delete from duties where account_id = $accountId');

export const listDuties = many(
  { since: instant },
  { accountId: uuid },
  'select account_id as "accountId" from duties where since > $since',
);
