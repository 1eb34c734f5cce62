-- Up Migration

-- Of accounts: minutes a day that a child's grown-ups allow, as reports for parents show them, and when the account was made.
create view child_limits as
select a.id as account_id, c.daily_limit, a.created_at
from accounts a
join children c on c.account_id = a.id;
