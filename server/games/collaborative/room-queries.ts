import { areFriends, isBlocked, visibility, visibleField } from '../../friends/index.ts';
import { bool, instant, int4, int8, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, type Row } from '../../platform/db/statement.ts';
import { avatarRow } from '../../profiles/index.ts';
import { gameStatus, gameType } from './columns.ts';

/** Ids of the games for a list: the child's own, public ones that wait or run, and the child's newest finished ones. */
export const listSessionIds = many(
  { readerId: uuid, most: int8, recent: int8 },
  { id: uuid, status: gameStatus, isOwn: bool, playerIds: uuids },
  `select s.id, s.status, l.is_own as "isOwn",
     array(
       select p.account_id from collaborative_game_participants p where p.session_id = s.id and p.status = 'active'
     ) as "playerIds"
   from (
     (select m.session_id as id, true as is_own from collaborative_game_participants m
        join collaborative_game_sessions o on o.id = m.session_id
      where m.account_id = $readerId and m.status = 'active' and o.status in ('waiting', 'in_progress'))
     union all
     (select m.session_id, true from collaborative_game_participants m
        join collaborative_game_sessions o on o.id = m.session_id
      where m.account_id = $readerId and o.status = 'completed'
      order by m.joined_at desc limit $recent)
     union all
     (select o.id, false from collaborative_game_sessions o
      where o.status in ('waiting', 'in_progress') and not o.is_private
        and not exists (
          select from collaborative_game_participants m
          where m.session_id = o.id and m.account_id = $readerId and m.status = 'active'
        )
      order by o.created_at desc limit $most)
   ) l join collaborative_game_sessions s on s.id = l.id
   order by s.created_at desc, s.id`,
);

/** Typed words are visible to the host and to friends, if both may type. */
const readsWords = `s.words is not null and (s.host_id = r.id or (
  s.words_status = 'shown' and ${areFriends('r.id', 'h.id')} and 'chat' = any(h.scopes) and 'chat' = any(r.scopes)))`;

/**
 * Whether the reader may still see a player. In a game that waits or runs everybody is seen, also a player who has left it: those who
 * may not meet are taken out anyway. Where that ends the game, the one who left stays seen, so that the end does not give away a block.
 */
const isSeen = (person: string, hasJustLeft = 'false') =>
  `(s.status in ('waiting', 'in_progress') or ${hasJustLeft} or ${person}.id = r.id
     or (${visibility.isVisible(person)} and not ${isBlocked('r.id', `${person}.id`)}))`;

const leftCanceledGame = `(s.status = 'cancelled' and m.status = 'left')`;

/** Games as each of these readers may see them. */
export const listSessionsFor = many(
  { readerIds: uuids, ids: uuids, now: instant },
  {
    readerId: uuid,
    id: uuid,
    gameType,
    title: text,
    words: nullable(text),
    description: text,
    status: gameStatus,
    maxPlayers: int4,
    currentPlayers: int4,
    isPrivate: bool,
    inviteCode: nullable(text),
    isPlayer: bool,
    nextId: nullable(uuid),
    roundId: nullable(uuid),
    version: int4,
    createdAt: instant,
    hostId: nullable(uuid),
    hostName: nullable(text),
    hostUsername: nullable(text),
    hostEmoji: nullable(text),
    hostBackground: nullable(text),
    hostPip: nullable(text),
  },
  `select r.id as "readerId", s.id, s.game_type as "gameType", s.title,
     case when ${readsWords} then s.words end as words,
     case when ${readsWords} then s.description else '' end as description,
     s.status, s.max_players as "maxPlayers", n.active as "currentPlayers", s.is_private as "isPrivate",
     case when n.is_player then s.invite_code end as "inviteCode", n.is_player as "isPlayer",
     s.next_id as "nextId", s.round_id as "roundId", s.version, s.created_at as "createdAt", h.id as "hostId",
     ${visibleField.nameFor('r.id', 'h')} as "hostName",
     h.username as "hostUsername", h.avatar_emoji as "hostEmoji", h.avatar_background as "hostBackground", h.avatar_pip as "hostPip"
   from collaborative_game_sessions s
   join people r on r.id = any($readerIds)
   left join people h on h.id = s.host_id and ${isSeen('h')}
   cross join lateral (
     select count(*) filter (where p.status = 'active' or s.status = 'completed')::integer as active,
       coalesce(bool_or(p.account_id = r.id and (p.status = 'active' or s.status = 'completed')), false) as is_player
     from collaborative_game_participants p where p.session_id = s.id
   ) n
   where s.id = any($ids) order by s.created_at desc, s.id`,
);
export type SessionRow = Row<typeof listSessionsFor>;

export const listActivePlayers = many(
  { sessionId: uuid },
  { id: uuid },
  `select account_id as id from collaborative_game_participants where session_id = $sessionId and status = 'active'`,
);

/** The players of a game as each reader may see them. */
export const listPlayersFor = many(
  { readerIds: uuids, sessionId: uuid, now: instant },
  {
    readerId: uuid,
    id: uuid,
    playerId: uuid,
    isSeen: bool,
    isNameHidden: bool,
    isWorkHidden: bool,
    username: text,
    displayName: text,
    ...avatarRow.columns,
    isHere: bool,
    hasLeft: bool,
    seat: nullable(int4),
    score: int4,
    pointsAwarded: int4,
  },
  `select r.id as "readerId", p.id, m.id as "playerId", ${isSeen('p', leftCanceledGame)} as "isSeen", hidden.name as "isNameHidden",
     hidden.work as "isWorkHidden", p.username,
     ${visibleField.nameFor('r.id', 'p')} as "displayName",
     ${avatarRow.select('p')}, m.is_here as "isHere", m.status = 'left' as "hasLeft",
     m.seat, m.score, m.points_awarded as "pointsAwarded"
   from collaborative_game_participants m
   join collaborative_game_sessions s on s.id = m.session_id
   join people p on p.id = m.account_id
   cross join unnest($readerIds::uuid[]) as r (id)
   cross join lateral (
     select coalesce(bool_or(t.kind = 'game_player'), false) as name, count(*) > 0 as work
     from reported_things t
     where t.reporter_id = r.id and t.kind in ('game_player', 'game_work') and t.subject = m.id
   ) hidden
   where m.session_id = $sessionId
   order by m.seat nulls last, m.joined_at, p.id`,
);
export type PlayerRow = Row<typeof listPlayersFor>;

/** Renews presence with one statement for all players of a node. The arrays have the same length. */
export const renewPlayers = many(
  { sessionIds: uuids, accountIds: uuids, now: instant },
  { sessionId: uuid },
  `with given as (
     select * from unnest($sessionIds::uuid[], $accountIds::uuid[]) as given (session_id, account_id)
   ), before as (
     select p.session_id, p.account_id, p.is_here
     from collaborative_game_participants p join given using (session_id, account_id)
     where p.status = 'active' for update of p
   ), renewed as (
     update collaborative_game_participants p set is_here = true, seen_at = $now
     from before b where p.session_id = b.session_id and p.account_id = b.account_id
   )
   select distinct session_id as "sessionId" from before where not is_here`,
);

export const markAway = many(
  { sessionIds: uuids, accountIds: uuids },
  { sessionId: uuid },
  `update collaborative_game_participants p set is_here = false
   from unnest($sessionIds::uuid[], $accountIds::uuid[]) as given (session_id, account_id)
   where p.session_id = given.session_id and p.account_id = given.account_id and p.is_here
   returning p.session_id as "sessionId"`,
);

/** Players who weren't renewed: their node has died, or their screen is closed. */
export const markSilentAway = many(
  { before: instant },
  { sessionId: uuid },
  `update collaborative_game_participants p set is_here = false
   from collaborative_game_sessions s
   where s.id = p.session_id and s.status in ('waiting', 'in_progress') and p.status = 'active' and p.is_here
     and p.seen_at < $before
   returning p.session_id as "sessionId"`,
);

export const listDropped = many(
  { before: instant },
  { sessionId: uuid, accountId: uuid },
  `select p.session_id as "sessionId", p.account_id as "accountId"
   from collaborative_game_participants p join collaborative_game_sessions s on s.id = p.session_id
   where s.status in ('waiting', 'in_progress') and p.status = 'active' and not p.is_here and p.seen_at < $before`,
);
