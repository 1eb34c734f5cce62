-- Up Migration

-- Of friends: when each of two children who had contact blocked the other for the first time. It stays when the block is lifted, so
-- that blocking anew counts no second time once staff have decided.
alter table contacts add column one_blocked_at timestamptz, add column other_blocked_at timestamptz;
update contacts t set one_blocked_at = b.at from blocked_users b where b.blocker_id = t.one_id and b.blocked_id = t.other_id;
update contacts t set other_blocked_at = b.at from blocked_users b where b.blocker_id = t.other_id and b.blocked_id = t.one_id;
