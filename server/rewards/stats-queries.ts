import { int4, int8, texts, uuid } from '../platform/db/columns.ts';
import { one } from '../platform/db/statement.ts';
import { pointTotal, riddlesSolved } from '../points/index.ts';
import { writtenBy } from '../posts/index.ts';

export const findStats = one(
  { accountId: uuid, games: texts },
  {
    totalPoints: int8,
    riddlesSolved: int4,
    friendsCount: int8,
    achievementsEarned: int8,
    gamesPlayed: int8,
    postsCreated: int8,
    commentsPosted: int8,
    likesReceived: int8,
  },
  `select ${pointTotal('$accountId')} as "totalPoints", ${riddlesSolved('$accountId')} as "riddlesSolved",
     (select count(*) from friend_pairs f where f.account_id = $accountId) as "friendsCount",
     (select count(*) from earned_achievements e where e.account_id = $accountId) as "achievementsEarned",
     (
       select coalesce(sum(count), 0)::bigint from deed_counts where account_id = $accountId and kind = any ($games)
     ) as "gamesPlayed",
     written.*
   from (${writtenBy('$accountId')}) written`,
);
