-- Up Migration

-- Of family: payments by which parents show who they are, each given back. No card data is ever here. A row whose child was
-- erased names nobody and stays until the money is back.
create table consent_payments (
  id uuid primary key,
  child_id uuid references children (account_id),
  parent_id uuid references parents on delete set null,
  scopes text[] not null,
  notice_version integer not null references notice_versions,
  -- Of the address to which the provider sends the parent back.
  token_hash bytea unique,
  -- What the provider calls it.
  provider_id text not null unique,
  state text not null check (state in ('started', 'paid', 'unneeded', 'declined', 'expired')),
  started_at timestamptz not null,
  settled_at timestamptz,
  -- When to try the refund next.
  refund_at timestamptz,
  refund_tries integer not null default 0,
  refunded_at timestamptz
);
create index consent_payments_of_child on consent_payments (child_id, started_at);
create index consent_payments_of_parent on consent_payments (parent_id);
create index consent_payments_open on consent_payments (started_at) where state = 'started';
create index consent_payments_to_refund on consent_payments (refund_at) where refund_at is not null;
