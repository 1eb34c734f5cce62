import { int8, uuid } from '../../platform/db/columns.ts';
import { one } from '../../platform/db/statement.ts';

export const countRightTrivia = one(
  { accountId: uuid },
  { triviaCorrect: int8 },
  `select count(*) as "triviaCorrect" from card_progress p join cards c on c.id = p.card_id
   where p.account_id = $accountId and p.is_right and c.kind = 'trivia'`,
);
