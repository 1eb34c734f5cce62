import { day, instant, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';

/** What a child is called here. */
export const findNames = maybeOne(
  { id: uuid },
  { username: text, displayName: text, bio: text, birthDate: day, timeZone: text },
  `select a.username, c.display_name as "displayName", c.bio, c.birth_date as "birthDate", a.time_zone as "timeZone"
   from accounts a join children c on c.account_id = a.id where a.id = $id and a.state = 'active'`,
);

export const emptyBio = run(
  { id: uuid, now: instant },
  `with child as (update children set bio = '' where account_id = $id)
   update accounts set updated_at = $now where id = $id`,
);

/** A neutral name; where the old one stood on the screen too, that goes with it. */
export const replaceUsername = run(
  { id: uuid, username: text, now: instant },
  `with renamed as (
     update accounts a set username = $username, updated_at = $now from children c
     where a.id = $id and c.account_id = a.id returning a.id
   )
   update children set display_name = $username where account_id in (select id from renamed)`,
);
