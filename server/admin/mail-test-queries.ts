import { bytea, instant, int4, text } from '../platform/db/columns.ts';
import { maybeOne, run } from '../platform/db/statement.ts';

/** The newest one alone counts. */
export const saveMailTest = run(
  { address: text, wordHash: bytea, expiresAt: instant, tries: int4 },
  `insert into mail_tests (address, word_hash, expires_at, tries_left) values ($address, $wordHash, $expiresAt, $tries)
   on conflict (only_one) do update set address = excluded.address, word_hash = excluded.word_hash,
     expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
);

/** Each look at the word costs a try, also at the same moment. */
export const consumeTry = maybeOne(
  { now: instant },
  { address: text, wordHash: bytea },
  `update mail_tests set tries_left = tries_left - 1 where expires_at > $now and tries_left > 0
   returning address, word_hash as "wordHash"`,
);
