import {
  bool,
  type Column,
  instant,
  instants,
  int8,
  nullable,
  text,
  texts,
  uuid,
  uuids,
} from '../platform/db/columns.ts';
import { many, maybeOne, one, run } from '../platform/db/statement.ts';
import type { Outcome } from './kind.ts';

const outcome = text as Column<Outcome>;

/**
 * Stores what a child did with a card the first time. A second attempt, from another tab or after a lost answer, waits for the
 * first one and returns its row with `isNew` false. (A row that was just inserted has xmax 0.)
 */
export const settle = one(
  {
    accountId: uuid,
    cardId: text,
    outcome,
    choice: nullable(text),
    isRight: nullable(bool),
    at: instant,
  },
  { outcome, choice: nullable(text), isRight: nullable(bool), isNew: bool },
  `insert into card_progress as first (account_id, card_id, outcome, choice, is_right, at)
   values ($accountId, $cardId, $outcome, $choice, $isRight, $at)
   on conflict (account_id, card_id) do update set outcome = first.outcome
   returning outcome, choice, is_right as "isRight", xmax = 0 as "isNew"`,
);

/** Settles a card with a right guess, and stores the guess. `isNew` as above. */
export const insertRightGuess = one(
  { guessId: uuid, accountId: uuid, cardId: text, guess: text, at: instant },
  { outcome, isNew: bool },
  `with settled as (
     insert into card_progress as first (account_id, card_id, outcome, at)
     values ($accountId, $cardId, 'solved', $at)
     on conflict (account_id, card_id) do update set outcome = first.outcome
     returning outcome, xmax = 0 as is_new
   ), kept as (
     insert into card_guesses (id, account_id, card_id, guess, is_correct, at)
     select $guessId, $accountId, $cardId, $guess, true, $at from settled where is_new
   )
   select outcome, is_new as "isNew" from settled`,
);

/** Stores a wrong guess unless the card is already settled; `outcome` then says how. */
export const insertWrongGuess = one(
  { guessId: uuid, accountId: uuid, cardId: text, guess: text, at: instant },
  { outcome: nullable(outcome) },
  `with settled as (
     select outcome from card_progress where account_id = $accountId and card_id = $cardId
   ), kept as (
     insert into card_guesses (id, account_id, card_id, guess, is_correct, at)
     select $guessId, $accountId, $cardId, $guess, false, $at where not exists (select from settled)
   )
   select (select outcome from settled) as outcome`,
);

export const upsertReaction = one(
  { accountId: uuid, cardId: text, reaction: text, at: instant },
  { isNew: bool },
  `insert into card_progress (account_id, card_id, outcome, choice, at)
   values ($accountId, $cardId, 'reacted', $reaction, $at)
   on conflict (account_id, card_id) do update set choice = excluded.choice
   returning xmax = 0 as "isNew"`,
);

export const clearReaction = run(
  { accountId: uuid, cardId: text },
  `update card_progress set choice = null
   where account_id = $accountId and card_id = $cardId and outcome = 'reacted'`,
);

export const findProgress = maybeOne(
  { accountId: uuid, cardId: text },
  { outcome, choice: nullable(text), isRight: nullable(bool) },
  `select outcome, choice, is_right as "isRight" from card_progress
   where account_id = $accountId and card_id = $cardId`,
);

export const listAttempts = many(
  { accountId: uuid, cardId: text },
  { guess: text, isCorrect: bool },
  `select guess, is_correct as "isCorrect" from (
     select id, guess, is_correct, at from card_guesses
     where account_id = $accountId and card_id = $cardId order by at desc, id desc limit 20
   ) last order by at, id`,
);

/**
 * What a child has done with these cards, with the last three guesses, oldest first. Untouched cards have no row. Each table is
 * read once for all cards: one read per card costs twice as much, and with a join PostgreSQL would read everything the child
 * ever did.
 */
export const listStates = many(
  { accountId: uuid, ids: texts },
  { cardId: text, outcome: nullable(outcome), choice: nullable(text), lastGuesses: nullable(texts) },
  `with progress as (
     select card_id, outcome, choice from card_progress where account_id = $accountId and card_id = any($ids)
   ), guesses as (
     select card_id, array_agg(guess order by at, id) as guesses
     from (
       select card_id, id, guess, at, row_number() over (partition by card_id order by at desc, id desc) as newest
       from card_guesses where account_id = $accountId and card_id = any($ids)
     ) guess where newest <= 3 group by card_id
   )
   select coalesce(p.card_id, g.card_id) as "cardId", p.outcome, p.choice, g.guesses as "lastGuesses"
   from progress p full join guesses g on g.card_id = p.card_id`,
);

/** The ids of all cards that a child settled or saw in a span, joined by commas, because a single value is read fastest. */
export const listDone = one(
  { accountId: uuid, from: instant, before: instant },
  { ids: nullable(text) },
  `select string_agg(card_id, ',') as ids from card_progress
   where account_id = $accountId and at >= $from and at < $before`,
);

/**
 * The newest cards that a child tried: solved in three guesses or in more, answered right or wrong, or revealed. Only the
 * newest 40, because older ones say little.
 */
export const listCardResults = many(
  { accountId: uuid, before: instant },
  { cardId: text, isWell: bool },
  `select card_id as "cardId", coalesce(is_right, outcome = 'solved' and (
     select count(*) from card_guesses g where g.account_id = $accountId and g.card_id = settled.card_id
   ) <= 3) as "isWell"
   from (
     select card_id, outcome, is_right, at from card_progress
     where account_id = $accountId and at < $before and outcome in ('solved', 'revealed', 'answered')
     order by at desc, card_id limit 40
   ) settled order by at desc, card_id`,
);

/** For many children at once. Children who were erased in the meantime are left out. */
export const insertSeen = run(
  { accountIds: uuids, cardIds: texts, ats: instants },
  `insert into card_progress (account_id, card_id, outcome, at)
   select seen.account_id, seen.card_id, 'seen', seen.at
   from unnest($accountIds::uuid[], $cardIds::text[], $ats::timestamptz[]) as seen (account_id, card_id, at)
   join child_accounts c on c.account_id = seen.account_id
   for key share of c
   on conflict (account_id, card_id) do nothing`,
);

export const exportProgress = many(
  { accountId: uuid },
  { cardId: text, outcome, choice: nullable(text), isRight: nullable(bool), at: instant },
  `select card_id as "cardId", outcome, choice, is_right as "isRight", at
   from card_progress where account_id = $accountId order by at, card_id`,
);

export const exportGuesses = many(
  { accountId: uuid },
  { cardId: text, guess: text, isCorrect: bool, at: instant },
  `select card_id as "cardId", guess, is_correct as "isCorrect", at
   from card_guesses where account_id = $accountId order by at, id`,
);

export const deleteProgress = run({ accountId: uuid }, 'delete from card_progress where account_id = $accountId');
export const deleteOldGuesses = run(
  { before: instant, limit: int8 },
  `delete from card_guesses where ctid = any (array(
     select ctid from card_guesses where at < $before order by at limit $limit
   ))`,
);

export const deleteGuesses = run({ accountId: uuid }, 'delete from card_guesses where account_id = $accountId');
