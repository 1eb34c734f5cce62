import type pg from 'pg';
import { systemClock } from '#server/platform/clock.ts';
import { PLAIN_COOKIE } from '#server/platform/http/authenticator.ts';
import { hashToken, newId, newToken } from '#server/platform/tokens.ts';
import type { Connection } from '#server/postgres/server.ts';
import { withClient } from './databases.ts';
import { vacuum } from './filling.ts';

/** A filled child who is signed in. */
export interface Reader {
  readonly id: string;
  /** The Cookie header of this child's browser. */
  readonly cookie: string;
}

/** Signs in so many children, spread over all of them. */
export function signIn(connection: Connection, count: number): Promise<readonly Reader[]> {
  return withClient(connection, async (client) => {
    const ids = await spreadChildren(client, count);
    const readers = ids.map((id) => ({ id, token: newToken() }));
    await client.query(
      `insert into sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at)
       select s.id, s.token_hash, s.account_id, 'bench', true, $4::timestamptz, $4, $4::timestamptz + interval '1 day'
       from unnest($1::uuid[], $2::bytea[], $3::uuid[]) s (id, token_hash, account_id)`,
      [ids.map(newId), readers.map(({ token }) => hashToken(token)), ids, systemClock.now()],
    );
    return readers.map(({ id, token }) => ({ id, cookie: `${PLAIN_COOKIE}=${token}` }));
  });
}

/** Messages of each two before. */
const CHATTED = 20;

/**
 * Makes buddies of each two that follow each other, who have chatted before: plans of the database that were made while a
 * table was empty read all of it, until it is next analyzed.
 */
export function befriend(connection: Connection, readers: readonly Reader[]): Promise<void> {
  return withClient(connection, async (client) => {
    const one = readers.filter((_, place) => place % 2 === 0).map(({ id }) => id);
    const other = readers.filter((_, place) => place % 2 === 1).map(({ id }) => id);
    await client.query(
      `insert into friendships (account_id, buddy_id, since)
       select p.a, p.b, now() from unnest($1::uuid[] || $2::uuid[], $2::uuid[] || $1::uuid[]) p (a, b)
       on conflict do nothing`,
      [one, other],
    );
    await client.query(
      `insert into conversations (id, one_id, other_id, last_turn, last_seq)
       select gen_random_uuid(), least(p.a, p.b), greatest(p.a, p.b), $3, $3 from unnest($1::uuid[], $2::uuid[]) p (a, b)
       on conflict do nothing`,
      [one, other, CHATTED],
    );
    await client.query(
      `insert into chat_messages (id, conversation_id, turn, seq, sender_id, receiver_id, client_id, kind, message, status,
         created_at, read_at)
       select gen_random_uuid(), c.id, n, n, case n % 2 when 0 then one_id else other_id end,
         case n % 2 when 0 then other_id else one_id end, gen_random_uuid(), 'words', 'Did you see the heron today?', 'sent',
         now() - interval '1 day' + n * interval '1 minute', now()
       from conversations c cross join generate_series(1, $1::integer) n`,
      [CHATTED],
    );
    await vacuum(client);
  });
}

/**
 * Has these children done nearly everything, so that posts take the most of their pages: a riddle with two wrong guesses, a
 * question and a word stay open.
 */
export function finishMost(connection: Connection, readers: readonly Reader[]): Promise<void> {
  return withClient(connection, async (client) => {
    const ids = readers.map(({ id }) => id);
    await client.query(
      `with choice as (
         select r.id as account_id, c.id as card_id, c.kind,
           row_number() over (partition by r.id, c.kind order by md5(r.id || c.id)) as place
         from unnest($1::uuid[]) r (id) cross join cards c
         where c.retired_at is null
           and not exists (select from card_progress p where p.account_id = r.id and p.card_id = c.id)
       ), guessed as (
         insert into card_guesses (id, account_id, card_id, guess, is_correct, at)
         select gen_random_uuid(), account_id, card_id, guess, false, now() - interval '1 hour'
         from choice, unnest(array['a spoon', 'two spoons']) guess where kind = 'riddle' and place = 1
       )
       insert into card_progress (account_id, card_id, outcome, choice, at)
       select account_id, card_id,
         case kind when 'riddle' then 'solved' when 'word_puzzle' then 'solved' when 'trivia' then 'answered'
           when 'joke' then 'reacted' else 'seen' end,
         case kind when 'trivia' then 'A' when 'joke' then 'funny' end, now() - interval '1 hour'
       from choice where place > 1 or kind not in ('riddle', 'trivia', 'word_puzzle')`,
      [ids],
    );
    await vacuum(client);
  });
}

async function spreadChildren(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query(
    `select id from (
       select id, row_number() over (order by id) as place, count(*) over () as many from accounts where role = 'child'
     ) c where place % greatest(many / $1::integer, 1) = 0 order by md5(id::text) limit $1`,
    [count],
  );
  return rows.map(({ id }) => id as string);
}
