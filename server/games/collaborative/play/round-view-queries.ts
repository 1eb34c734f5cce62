import { instant, int4, json, nullable, text, uuid } from '../../../platform/db/columns.ts';
import { many, maybeOne } from '../../../platform/db/statement.ts';

export const findRoundOfSession = maybeOne(
  { sessionId: uuid },
  {
    id: uuid,
    kind: text,
    gameId: nullable(text),
    state: json<object>(),
    version: int4,
    startedAt: instant,
    endedAt: nullable(instant),
  },
  `select r.id, r.kind, r.game_id as "gameId", r.state, r.version, r.started_at as "startedAt", r.ended_at as "endedAt"
   from collaborative_game_sessions s join game_rounds r on r.id = s.round_id where s.id = $sessionId`,
);

export const listSeatsOfSession = many(
  { sessionId: uuid },
  { accountId: uuid, seat: int4, moves: int4 },
  `select p.account_id as "accountId", p.seat, p.moves
   from collaborative_game_sessions s join game_players p on p.round_id = s.round_id where s.id = $sessionId`,
);
