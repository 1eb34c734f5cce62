-- What people write to those who run this Lilypad. Kept for a year, so that an answer can still be looked up.
create table contact_messages (
  id uuid primary key,
  -- Made by the browser: a repeated request is the same message.
  client_id uuid not null unique,
  -- Set when a signed-in child wrote it.
  account_id uuid references children,
  type text not null check (type in ('general', 'safety', 'parent', 'emergency')),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  at timestamptz not null
);
create index contact_messages_at on contact_messages (at);
create index contact_messages_of_account on contact_messages (account_id) where account_id is not null;
