import { bool, instant, nullable, text, texts, uuid } from '../../platform/db/columns.ts';
import { maybeOne, run } from '../../platform/db/statement.ts';
import { color, settings } from '../columns.ts';

/** What is left out stays as it is. */
export const changeChild = run(
  {
    id: uuid,
    displayName: nullable(text),
    bio: nullable(text),
    pipName: nullable(text),
    favoriteColor: nullable(color),
    settings,
    showsPresence: nullable(bool),
    pieces: nullable(texts),
    now: instant,
  },
  `update children set display_name = coalesce($displayName, display_name), bio = coalesce($bio, bio),
     pip_name = coalesce($pipName, pip_name),
     favorite_color = coalesce($favoriteColor, favorite_color), settings = settings || $settings,
     shows_presence = allows_presence and coalesce($showsPresence, shows_presence),
     pieces = coalesce($pieces, pieces),
     pieces_at = case when $pieces::text[] is null then pieces_at when $pieces = '{}' then null else $now end
   where account_id = $id`,
);

export const changePicture = run(
  { id: uuid, emoji: text, background: text, now: instant },
  `with child as (
     update children set avatar_emoji = $emoji, avatar_background = $background, shows_pip = false where account_id = $id
   )
   update accounts set updated_at = $now where id = $id`,
);

export const findPip = maybeOne(
  { id: uuid },
  { look: nullable(text), isAvatar: bool, name: text, waitingName: nullable(text) },
  `select pip as look, shows_pip as "isAvatar", pip_name as name,
     (select words from waiting_words where account_id = $id and kind = 'pip_name') as "waitingName"
   from children where account_id = $id`,
);

/** What is left out stays as it is. */
export const changePip = run(
  { id: uuid, look: text, isAvatar: nullable(bool), background: nullable(text), now: instant },
  `with child as (
     update children set pip = $look, shows_pip = coalesce($isAvatar, shows_pip),
       avatar_background = coalesce($background, avatar_background)
     where account_id = $id
   )
   update accounts set updated_at = $now where id = $id`,
);

export const touchAccount = run(
  { id: uuid, language: nullable(text), now: instant },
  'update accounts set language = coalesce($language, language), updated_at = $now where id = $id',
);
