-- Whoever rests is out of the others' sight until then, by the clock of the house.
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
  a.paused_until
from accounts a
join children c on c.account_id = a.id
left join child_points p on p.account_id = a.id;
