import { bool, instant, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne } from '../../platform/db/statement.ts';

/** False if the card has changed since the review. */
export const isCurrent = 'r.body_digest = md5(c.body::text)';

/** The latest review replaces an earlier one. */
export const putReview = maybeOne(
  { cardId: text, accountId: uuid, now: instant },
  { cardId: text },
  `insert into card_reviews (card_id, account_id, body_digest, at)
   select id, $accountId::uuid, md5(body::text), $now::timestamptz from cards where id = $cardId
   on conflict (card_id) do update
     set account_id = excluded.account_id, body_digest = excluded.body_digest, at = excluded.at
   returning card_id as "cardId"`,
);

export const deleteReview = maybeOne(
  { cardId: text },
  { cardId: text },
  'delete from card_reviews where card_id = $cardId returning card_id as "cardId"',
);

export const listReviews = many(
  {},
  { cardId: text, by: text, at: instant, isCurrent: bool },
  `select r.card_id as "cardId", a.username as by, r.at, ${isCurrent} as "isCurrent"
   from card_reviews r join cards c on c.id = r.card_id join named_accounts a on a.id = r.account_id`,
);
