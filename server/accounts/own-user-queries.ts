import { bool, day, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { maybeOne, type Row } from '../platform/db/statement.ts';
import { caseConditions } from '../safety/index.ts';
import { color, consent, role, scopes, settings } from './columns.ts';
import { timesRow } from './controls/columns.ts';

/** What users may see of their own account. Of several parents, the first one. */
export const findUser = maybeOne(
  { id: uuid, now: instant },
  {
    id: uuid,
    role,
    username: text,
    email: nullable(text),
    timeZone: text,
    lastActiveAt: nullable(instant),
    createdAt: instant,
    updatedAt: instant,
    firstName: nullable(text),
    lastName: nullable(text),
    displayName: nullable(text),
    birthDate: nullable(day),
    favoriteColor: nullable(color),
    bio: nullable(text),
    waitingName: nullable(text),
    waitingBio: nullable(text),
    avatarEmoji: nullable(text),
    avatarBackground: nullable(text),
    pip: nullable(text),
    avatarPip: nullable(text),
    settings: nullable(settings),
    showsPresence: nullable(bool),
    consent: nullable(consent),
    consentMethod: nullable(text),
    consentAt: nullable(instant),
    scopes: nullable(scopes),
    parentEmail: nullable(text),
    parentName: nullable(text),
    suspendedUntil: nullable(instant),
    hasStaffMessages: bool,
    ...timesRow.columns,
    allowsPresence: nullable(bool),
  },
  `select a.id, a.role, a.username, a.email, a.time_zone as "timeZone", a.last_active_at as "lastActiveAt",
     a.created_at as "createdAt", a.updated_at as "updatedAt", c.first_name as "firstName", c.last_name as "lastName",
     c.display_name as "displayName", c.birth_date as "birthDate", c.favorite_color as "favoriteColor", c.bio,
     (select words from waiting_words where account_id = a.id and kind = 'display_name') as "waitingName",
     (select words from waiting_words where account_id = a.id and kind = 'bio') as "waitingBio",
     c.avatar_emoji as "avatarEmoji", c.avatar_background as "avatarBackground",
     c.pip, case when c.shows_pip then c.pip end as "avatarPip", c.settings,
     c.shows_presence as "showsPresence", c.consent,
     c.consent_method as "consentMethod", c.consent_at as "consentAt", c.scopes,
     p.email as "parentEmail", p.name as "parentName", a.paused_until as "suspendedUntil",
     ${caseConditions.hasNewMessage('a.id', '$now')} as "hasStaffMessages",
     ${timesRow.select('a', 'c')}, c.allows_presence as "allowsPresence"
   from accounts a left join children c on c.account_id = a.id
   left join lateral (
     select q.email, q.name from guardianships g join parents q on q.id = g.parent_id
     where g.child_id = a.id order by g.created_at limit 1
   ) p on true
   where a.id = $id`,
);
export type UserRow = Row<typeof findUser>;
