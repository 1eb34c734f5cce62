-- Everybody who can sign in. A child under 13 has no e-mail address of their own.
create table accounts (
  id uuid primary key,
  role text not null check (role in ('child', 'moderator', 'admin')),
  username text not null unique check (username = lower(username)),
  email text unique check (email = lower(email)),
  password_hash text not null,
  state text not null default 'active' check (state in ('active', 'paused', 'removed', 'leaving')),
  time_zone text not null default 'UTC',
  language text not null default 'en',
  last_active_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- `consent` is the newest of the family room's records, copied here so that every call can ask about it cheaply.
create table children (
  account_id uuid primary key references accounts,
  first_name text not null,
  last_name text not null,
  display_name text not null,
  birth_date date not null,
  favorite_color text not null default 'blue',
  bio text not null default '',
  avatar_emoji text not null default '🐸',
  avatar_background text not null default '#f8f9fa',
  settings jsonb not null default '{}',
  consent text not null check (consent in ('not_needed', 'pending', 'granted', 'declined', 'revoked', 'expired')),
  consent_method text,
  consent_at timestamptz,
  scopes text[] not null default '{}'
);
create index children_by_birth_date on children (birth_date);

create table parents (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  created_at timestamptz not null
);

create table guardianships (
  child_id uuid not null references children,
  parent_id uuid not null references parents,
  created_at timestamptz not null,
  primary key (child_id, parent_id)
);
create index guardianships_of_parent on guardianships (parent_id);

-- A checked sign-up form that waits for its code. Holds the username; erased when it ends.
create table pending_signups (
  id uuid primary key,
  username text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  email text not null,
  address_hash bytea not null,
  to_parent boolean not null,
  parent_name text,
  time_zone text not null,
  language text not null,
  code_hash bytea,
  tries_left integer not null default 5,
  last_sent_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index pending_signups_hold_username on pending_signups (username);
create index pending_signups_by_expiry on pending_signups (expires_at);

-- How many mails with a code or a link an address got lately, and how many codes one home asked for: mail address or IP
-- address only as a keyed hash. `id` is the happening's, where one may be tried again; `delivered` ends the trying.
create table code_mails (
  id uuid not null,
  address_hash bytea not null,
  sent_at timestamptz not null,
  delivered boolean not null default false,
  primary key (id, address_hash)
);
create index code_mails_by_address on code_mails (address_hash, sent_at);

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid not null references accounts,
  device text not null,
  remembered boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_of_account on password_resets (account_id);

-- Wrong passwords for one name from one address; both only as a keyed hash. Brings a delay, never a lock.
create table login_failures (
  key bytea primary key,
  failures integer not null,
  last_at timestamptz not null
);

create table staff_invites (
  token_hash bytea primary key,
  email text not null,
  role text not null check (role in ('moderator', 'admin')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Minutes with an action of the child.
create table active_minutes (
  account_id uuid not null references accounts,
  minute timestamptz not null,
  primary key (account_id, minute)
);
