import { childRow, isNotBlocked, visibility } from '../friends/index.ts';
import { bool, instant, int4, int8, nullable, text, uuid, uuids } from '../platform/db/columns.ts';
import { many, maybeOne, type Row } from '../platform/db/statement.ts';
import { settingSql } from '../platform/setting-queries.ts';
import { personRow } from '../safety/index.ts';
import { enoughStaff } from '../staff/index.ts';
import { isVisibleMessage } from './message-queries.ts';
import { NEEDS_DUTY } from './policy.ts';

export const findOwnState = maybeOne(
  { id: uuid, now: instant },
  { displayName: text, ...personRow.columns, showsPresence: bool, needsDuty: bool, hasStaff: bool },
  `select p.display_name as "displayName", ${personRow.select('p')}, ${visibility.showsPresence('p')} as "showsPresence",
     coalesce(${settingSql(NEEDS_DUTY)} = 'true', false) as "needsDuty",
     ${enoughStaff} as "hasStaff"
   from people p where p.id = $id`,
);

const buddy = {
  ...childRow.columns,
  isFavorite: bool,
  showsPresence: bool,
};
const buddyColumns = `${childRow.select('p')}, f.is_favorite as "isFavorite", ${visibility.showsPresence('p')} as "showsPresence"`;
export type BuddyRow = Row<typeof findBuddy>;

export const findBuddy = maybeOne(
  { readerId: uuid, otherId: uuid, now: instant },
  buddy,
  `select ${buddyColumns} from friend_pairs f join people p on p.id = f.buddy_id
   where f.account_id = $readerId and f.buddy_id = $otherId`,
);

/** The gate, as SQL for lists of buddies. */
export const isOpenToChat = (p: string) =>
  `${visibility.isVisible(p)} and ${p}.scopes && array['chat', 'chat_phrases']`;
const isOpen = `${isOpenToChat('p')} and not ${visibility.isBlocked('p')}`;

const listed = { ...buddy, unread: int4, lastId: nullable(uuid) };
const withLastMessage = (buddies: string) => `select p.*, u.unread, l.id as "lastId"
   from (${buddies}) p
   cross join lateral (
     select count(*)::integer as unread from chat_messages m
     where m.receiver_id = $readerId and m.sender_id = p.id and m.read_at is null and ${isVisibleMessage('m')} and m.status = 'sent'
   ) u
   left join lateral (
     select m.id from chat_messages m
     where m.conversation_id = (
         select c.id from conversations c
         where c.one_id = least(p.id, $readerId) and c.other_id = greatest(p.id, $readerId)
       ) and ${isVisibleMessage('m')}
     order by m.turn desc limit 1
   ) l on true`;

/**
 * The buddies with whom the reader may chat: favorites first, then by name. Optionally only those after a given buddy, or
 * those whose name matches.
 */
export const listBuddies = many(
  {
    readerId: uuid,
    now: instant,
    q: text,
    afterFavorite: bool,
    afterName: text,
    afterId: nullable(uuid),
    most: int8,
  },
  listed,
  `${withLastMessage(`
     select ${buddyColumns}
     from friend_pairs f join people p on p.id = f.buddy_id
     where f.account_id = $readerId and ${isOpen} and ${visibility.isCalled('p')} and ($afterId::uuid is null
       or (not f.is_favorite, lower(p.display_name), p.id) > (not $afterFavorite::boolean, lower($afterName), $afterId))
     order by not f.is_favorite, lower(p.display_name), p.id limit $most`)}
   order by not p."isFavorite", lower(p."displayName"), p.id`,
);

/** The buddies with unread messages, the latest sender first. */
export const listUnreadBuddies = many(
  { readerId: uuid, now: instant, q: text, most: int8 },
  listed,
  withLastMessage(`
     select ${buddyColumns}
     from (
       select m.sender_id, max(coalesce(m.released_at, m.created_at)) as at from chat_messages m
       where m.receiver_id = $readerId and m.read_at is null and m.status = 'sent' and ${isVisibleMessage('m')}
       group by m.sender_id
     ) news
     join friend_pairs f on f.account_id = $readerId and f.buddy_id = news.sender_id
     join people p on p.id = f.buddy_id
     where ${isOpen} and ${visibility.isCalled('p')}
     order by news.at desc limit $most`),
);

export const listUnread = many(
  { readerId: uuid, now: instant },
  { userId: uuid, count: int4 },
  `select m.sender_id as "userId", count(*)::integer as count
   from chat_messages m
   join friend_pairs f on f.account_id = m.receiver_id and f.buddy_id = m.sender_id
   join people p on p.id = m.sender_id
   where m.receiver_id = $readerId and m.read_at is null and m.status = 'sent' and ${isVisibleMessage('m')} and ${isOpen}
   group by m.sender_id`,
);

/**
 * Buddies who may see whether these children are online. For a child who has just hidden it, the buddies who could see it until
 * now.
 */
export const listWatchers = many(
  { ids: uuids, wasShown: bool, now: instant },
  { id: uuid, watcherId: uuid },
  `select me.id, p.id as "watcherId"
   from people me
   join friend_pairs f on f.account_id = me.id
   join people p on p.id = f.buddy_id
   where me.id = any($ids) and ${visibility.isVisible('me')} and ($wasShown or ${visibility.showsPresence('me')})
     and ${visibility.isVisible('p')}
     and 'buddies' = any(p.scopes)
     and ${isNotBlocked('me.id', 'p.id')}`,
);
