import { bool, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many } from '../../platform/db/statement.ts';
import { child, childColumns, color, isListed, reader } from '../child-columns.ts';
import { visibility } from '../visibility.ts';

/** Favorites first, then by name; those of this name, or all. */
export const listFriendsPage = many(
  { ...reader, q: text, afterFavorite: bool, afterName: text, afterId: nullable(uuid), most: int8 },
  { ...child, favoriteColor: color, isFavorite: bool, showsPresence: bool, since: instant },
  `select ${childColumns}, f.is_favorite as "isFavorite",
     ${visibility.showsPresence('p')} as "showsPresence", f.since
   from friendships f join people p on p.id = f.buddy_id
   where f.account_id = $readerId and ${isListed}
     and ${visibility.isCalled('p')}
     and ($afterId::uuid is null
     or (not f.is_favorite, lower(p.display_name), p.id) > (not $afterFavorite::boolean, lower($afterName), $afterId))
   order by not f.is_favorite, lower(p.display_name), p.id limit $most`,
);
