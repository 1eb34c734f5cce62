-- When a member of staff last finished signing in, and when they were removed. Both are empty for children.
alter table accounts add column signed_in_at timestamptz;
alter table accounts add column ended_at timestamptz;
create index accounts_of_staff on accounts (role) where role <> 'child';

-- So that an invitation can be listed and taken back without its token, and goes with the admin who made it.
alter table staff_invites add column id uuid not null unique default gen_random_uuid();
alter table staff_invites add column invited_by uuid references accounts;
