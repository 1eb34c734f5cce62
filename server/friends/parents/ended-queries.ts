import { instant, uuid } from '../../platform/db/columns.ts';
import { many, run } from '../../platform/db/statement.ts';

/** The parents of a child have ended a friendship, so a new one needs their approval. */
export const insertEnded = run(
  { childId: uuid, friendId: uuid, now: instant },
  `insert into ended_friendships as e (child_id, friend_id, ended_at) values ($childId, $friendId, $now)
   on conflict (child_id, friend_id) do update set ended_at = excluded.ended_at`,
);

export const deleteEnded = run(
  { childId: uuid, friendId: uuid },
  'delete from ended_friendships where child_id = $childId and friend_id = $friendId',
);

export const exportEnded = many(
  { accountId: uuid },
  { buddyId: uuid, endedAt: instant },
  `select friend_id as "buddyId", ended_at as "endedAt" from ended_friendships
   where child_id = $accountId order by ended_at, friend_id`,
);

export const deleteAllEnded = run(
  { accountId: uuid },
  'delete from ended_friendships where child_id = $accountId or friend_id = $accountId',
);
