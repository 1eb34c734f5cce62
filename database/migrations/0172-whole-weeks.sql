-- Up Migration

-- Where weeks were added up first, the oldest one had only its last days.
insert into weekly_points (account_id, week, points)
select t.account_id, date_trunc('week', t.at at time zone a.time_zone)::date, sum(t.points)
from point_transactions t join accounts a on a.id = t.account_id
where t.points > 0 and t.at > now() - interval '35 days'
group by 1, 2
having date_trunc('week', min(t.at at time zone a.time_zone))::date > (now() - interval '34 days')::date
on conflict (account_id, week) do update set points = greatest(weekly_points.points, excluded.points);
