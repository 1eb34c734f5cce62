import { bool, day, instant, int4, int4s, int8, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, run } from '../platform/db/statement.ts';
import { color, consent, scopes, settings, state } from './columns.ts';

export const exportAccount = many(
  { id: uuid },
  {
    username: text,
    email: nullable(text),
    state,
    timeZone: text,
    language: text,
    lastActiveAt: nullable(instant),
    createdAt: instant,
    firstName: text,
    lastName: text,
    displayName: text,
    birthDate: day,
    favoriteColor: color,
    bio: text,
    avatarEmoji: text,
    avatarBackground: text,
    pip: nullable(text),
    pipName: text,
    showsPip: bool,
    settings,
    showsPresence: nullable(bool),
    consent,
    consentMethod: nullable(text),
    consentAt: nullable(instant),
    scopes,
    dailyLimit: nullable(int4),
    openHours: nullable(int4s),
    isPaused: bool,
    allowsPresence: bool,
  },
  `select a.username, a.email, a.state, a.time_zone as "timeZone", a.language, a.last_active_at as "lastActiveAt",
     a.created_at as "createdAt", c.first_name as "firstName", c.last_name as "lastName",
     c.display_name as "displayName", c.birth_date as "birthDate", c.favorite_color as "favoriteColor", c.bio,
     c.avatar_emoji as "avatarEmoji", c.avatar_background as "avatarBackground", c.pip, c.pip_name as "pipName", c.shows_pip as "showsPip", c.settings,
     c.shows_presence as "showsPresence", c.consent,
     c.consent_method as "consentMethod", c.consent_at as "consentAt", c.scopes,
     c.daily_limit as "dailyLimit", c.open_hours as "openHours", c.is_paused as "isPaused",
     c.allows_presence as "allowsPresence"
   from accounts a join children c on c.account_id = a.id where a.id = $id`,
);

export const exportSessions = many(
  { accountId: uuid },
  { device: text, remembered: bool, createdAt: instant, lastUsedAt: instant },
  `select device, remembered, created_at as "createdAt", last_used_at as "lastUsedAt"
   from sessions where account_id = $accountId order by created_at`,
);

export const exportActiveDays = many(
  { accountId: uuid },
  { day, minutes: int8 },
  `select (m.minute at time zone a.time_zone)::date as day, count(*) as minutes
   from active_minutes m join accounts a on a.id = m.account_id
   where m.account_id = $accountId group by 1 order by 1`,
);

/** A parent is deleted with the last of their children here. */
export const deleteParents = run(
  { childId: uuid },
  `with ended as (delete from guardianships where child_id = $childId returning parent_id)
   delete from parents p using ended where p.id = ended.parent_id
     and not exists (select from guardianships g where g.parent_id = p.id and g.child_id <> $childId)`,
);

export const deleteOldMinutes = run(
  { before: instant, limit: int8 },
  `delete from active_minutes where ctid = any (array(
     select ctid from active_minutes where minute < $before limit $limit
   ))`,
);

export const deleteActiveMinutes = run({ accountId: uuid }, 'delete from active_minutes where account_id = $accountId');

export const deleteResets = run({ accountId: uuid }, 'delete from password_resets where account_id = $accountId');

export const deleteChild = run({ accountId: uuid }, 'delete from children where account_id = $accountId');

export const deleteAccount = run({ accountId: uuid }, 'delete from accounts where id = $accountId');
