-- Up Migration

-- Whether buddies see when a child is here. Empty until the child or a parent chooses: then it goes by age, see
-- docs/product-decisions.md, P50.
alter table children add column shows_presence boolean;

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
  c.shows_presence
from accounts a
join children c on c.account_id = a.id
left join child_points p on p.account_id = a.id;
