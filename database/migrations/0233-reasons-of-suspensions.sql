-- Up Migration

-- Of safety: who has suspended a child, and why if it was not for something that the child wrote. Suspensions from before have neither.
alter table pauses add column decided_by uuid;
alter table pauses add column reason text;

-- Of accounts: the few children who are suspended, for the list of admins.
create index accounts_suspended on accounts (paused_until) where paused_until is not null;
