import { bool, day, instant, int4, json, nullable, text, texts, uuid } from '../../../platform/db/columns.ts';
import { maybeOne, run } from '../../../platform/db/statement.ts';
import { gameStatus, gameType } from '../columns.ts';

/** A player of one game, with the game around them. */
export const findPlayerUnguarded = maybeOne(
  { id: uuid },
  {
    authorId: uuid,
    authorName: text,
    displayName: text,
    birthDate: day,
    seat: nullable(int4),
    joinedAt: instant,
    gameType,
    title: text,
    kind: nullable(text),
    state: nullable(json<object>()),
    /** By seat. */
    players: texts,
  },
  `select p.id as "authorId", p.username as "authorName", p.display_name as "displayName", p.birth_date as "birthDate",
     m.seat, m.joined_at as "joinedAt", s.game_type as "gameType", s.title, r.kind, r.state,
     array(
       select q.username from collaborative_game_participants o join people q on q.id = o.account_id
       where o.session_id = s.id order by o.seat, o.joined_at
     ) as players
   from collaborative_game_participants m
   join collaborative_game_sessions s on s.id = m.session_id
   join people p on p.id = m.account_id
   left join game_rounds r on r.id = s.round_id
   where m.id = $id`,
);

/** Whether the reader was in a game with one of its players, and can still see it. */
export const playsWith = maybeOne(
  { id: uuid, readerId: uuid },
  { status: gameStatus, hasLeft: bool },
  `select s.status, own.status = 'left' as "hasLeft"
   from collaborative_game_participants m
   join collaborative_game_participants own on own.session_id = m.session_id and own.account_id = $readerId
   join collaborative_game_sessions s on s.id = m.session_id
   where m.id = $id and m.account_id <> $readerId`,
);

export const deleteWork = run(
  { id: uuid },
  `update game_rounds r set state = jsonb_set(r.state, array['works', m.seat::text], 'null'), version = r.version + 1
   from collaborative_game_participants m join collaborative_game_sessions s on s.id = m.session_id
   where m.id = $id and m.seat is not null and r.id = s.round_id and r.kind = 'creative_challenge'`,
);

export const findSessionIdOfPlayer = maybeOne(
  { id: uuid },
  { sessionId: uuid },
  'select session_id as "sessionId" from collaborative_game_participants where id = $id',
);
