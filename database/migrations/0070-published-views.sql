-- Up Migration

-- Views that modules publish, so that others can join their rows without knowing the tables (test/architecture/table-owners.ts).
-- PostgreSQL puts a view's tables into the query that reads it: the plans stay the same.

-- Of friends: each friendship twice, once for each of the two.
create view friend_pairs as
select account_id, buddy_id, is_favorite, since from friendships;

-- Of safety: what a child has reported, which is hidden from that child.
create view reported_things as
select reporter_id, kind, subject from reports;

-- Of accounts: the children who are not erased. FOR KEY SHARE on a row keeps its child from being erased.
create view child_accounts as
select account_id from children;
