import { areFriends, isBlocked, pairRow } from '../../friends/index.ts';
import { bool, instant, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many } from '../../platform/db/statement.ts';
import { personRow } from '../../safety/index.ts';

const facts = { ...personRow.columns, areBuddies: bool, isBlocked: bool };

/** What the gate needs to know about a child and each player of a game, found by its id or code. */
export const listPlayerFacts = many(
  { readerId: uuid, sessionId: nullable(uuid), code: nullable(text), now: instant },
  { id: uuid, ...facts },
  `select p.id, ${personRow.select('p')}, ${areFriends('$readerId::uuid', 'p.id')} as "areBuddies",
     ${isBlocked('$readerId::uuid', 'p.id')} as "isBlocked"
   from collaborative_game_sessions s
   join collaborative_game_participants m on m.session_id = s.id and m.status = 'active'
   join people p on p.id = m.account_id
   where (s.id = $sessionId or s.invite_code = $code) and p.id <> $readerId`,
);

/** The same for the next game of the same players. */
export const listNextPlayerFacts = many(
  { readerId: uuid, sessionId: uuid, now: instant },
  { id: uuid, ...facts },
  `select p.id, ${personRow.select('p')}, ${areFriends('$readerId::uuid', 'p.id')} as "areBuddies",
     ${isBlocked('$readerId::uuid', 'p.id')} as "isBlocked"
   from collaborative_game_sessions s
   join collaborative_game_participants m on m.session_id = s.next_id and m.status = 'active'
   join people p on p.id = m.account_id
   where s.id = $sessionId and p.id <> $readerId`,
);

/** The same for every pair of players in a game: with the lock on the game, in one wait. */
export const listPairFacts = many(
  { sessionId: uuid, now: instant },
  pairRow.columns,
  `select ${pairRow.select('o', 'p')}
   from (
     select q.id, ${personRow.select('q')}
     from collaborative_game_participants m join people q on q.id = m.account_id
     where m.session_id = $sessionId and m.status = 'active'
   ) o
   join collaborative_game_participants n on n.session_id = $sessionId and n.status = 'active' and n.account_id <> o.id
   join people p on p.id = n.account_id`,
);
