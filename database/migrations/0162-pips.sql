-- Up Migration

-- The child's own frog. Its look is what `encodeLook` (contract/rules/pips.ts) writes; empty until the child has saved one: then it
-- looks as it hatched, which follows from the id.
alter table children
  add column pip text,
  add column shows_pip boolean not null default false,
  add constraint children_shown_pip check (pip is not null or not shows_pip);

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
  c.favorite_color,
  c.shows_presence,
  -- Where the child has chosen it instead of the emoji.
  case when c.shows_pip then c.pip end as avatar_pip
from accounts a
join children c on c.account_id = a.id
left join child_points p on p.account_id = a.id;
