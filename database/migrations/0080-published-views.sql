-- Up Migration

-- More views that modules publish for each other (see 0070).

-- Of accounts: what one child, or a parent's mail, may know of a child.
create or replace view people as
select
  a.id,
  a.username,
  a.state,
  c.display_name,
  c.avatar_emoji,
  c.avatar_background,
  c.birth_date,
  c.consent,
  c.scopes,
  a.state = 'active' and c.consent in ('granted', 'not_needed') as is_visible,
  coalesce(p.total, 0) as points,
  a.paused_until,
  a.created_at,
  c.bio,
  c.favorite_color
from accounts a
join children c on c.account_id = a.id
left join child_points p on p.account_id = a.id;

-- Of accounts: what every account has, children and staff. FOR KEY SHARE on a row keeps its account from being erased.
create view named_accounts as
select id, username, time_zone, created_at from accounts;

-- Of accounts: the consent that is in force for a child, as all of the parents' answers together make it.
create view consent_in_force as
select account_id as child_id, consent, scopes from children;

-- Of accounts: the parents of a child, and how to reach them.
create view guardians as
select g.child_id, g.parent_id, p.email, p.name, g.created_at
from guardianships g
join parents p on p.id = g.parent_id;

-- Of accounts: the accounts that are about to be erased because the child, or staff, have deleted them.
create view leaving_accounts as
select account_id, erase_at, asked_by is not null as is_by_staff, erasing_since is not null as is_final from departures;

-- Of accounts: the members of staff.
create view staff_members as
select id, username, email, role, created_at, signed_in_at
from accounts
where role <> 'child' and state = 'active';
