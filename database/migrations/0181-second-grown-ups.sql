-- Up Migration

-- Grown-ups whom a parent has invited to be a child's parent, too, until they accept. `token_hash`: of the link that we mailed.
create table guardian_invitations (
  id uuid primary key,
  child_id uuid not null references children,
  invited_by uuid not null references parents on delete cascade,
  name text not null,
  email text not null check (email = lower(email)),
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  declined_at timestamptz
);
create index guardian_invitations_of_child on guardian_invitations (child_id);
create index guardian_invitations_by on guardian_invitations (invited_by);
create index guardian_invitations_to_end on guardian_invitations (expires_at);

-- New addresses of parents, until both mailboxes have confirmed. Of each link only the hash is stored. Once it is done, `email` is
-- the old address, until that mailbox was told.
create table parent_address_changes (
  parent_id uuid primary key references parents on delete cascade,
  email text not null check (email = lower(email)),
  old_hash bytea unique,
  new_hash bytea unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);
create index parent_address_changes_to_end on parent_address_changes (expires_at);
