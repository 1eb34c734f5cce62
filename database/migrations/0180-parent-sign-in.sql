-- Up Migration

-- Links by which a parent signs in. Only the hash of a link's secret is stored.
create table parent_sign_in_links (
  token_hash bytea primary key,
  parent_id uuid not null references parents on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index parent_sign_in_links_of on parent_sign_in_links (parent_id);
create index parent_sign_in_links_to_end on parent_sign_in_links (expires_at);

-- Parents who are signed in. A session begins when a link is opened.
create table parent_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  parent_id uuid not null references parents on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index parent_sessions_of on parent_sessions (parent_id);
create index parent_sessions_to_end on parent_sessions (expires_at);

-- Of accounts: what a parent's page and mails know of the parent's own child.
create view own_children as
select a.id, a.username, c.first_name, c.last_name, c.birth_date, c.avatar_emoji, c.avatar_background,
  case when c.shows_pip then c.pip end as avatar_pip,
  a.state, a.paused_until, a.time_zone, c.consent, c.consent_method, c.scopes
from accounts a
join children c on c.account_id = a.id;
