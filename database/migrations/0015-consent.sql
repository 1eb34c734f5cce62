-- Each notice to parents as it was published. What was once mailed is never rewritten: a new text is a new version.
create table notice_versions (
  version integer primary key check (version > 0),
  text text not null,
  hash bytea not null,
  published_at timestamptz not null,
  published_by uuid references accounts
);

-- How long a child's family is waited for, and when everything goes. `erasing_since`: from here on nothing can be undone.
create table consents (
  child_id uuid primary key references children,
  answer_by timestamptz not null,
  erase_at timestamptz,
  erasing_since timestamptz,
  seen_at timestamptz
);
create index consents_to_erase on consents (erase_at) where erase_at is not null;
create index consents_awaited on consents (answer_by) where erase_at is null;

-- What each grown-up has answered last; `parent_id` is empty for one who was seen in person and has no address here.
create table consent_answers (
  id uuid primary key,
  child_id uuid not null references children,
  parent_id uuid references parents,
  state text not null check (state in ('granted', 'declined', 'revoked')),
  method text not null check (method in ('email_plus', 'in_person')),
  scopes text[] not null,
  notice_version integer not null references notice_versions,
  at timestamptz not null,
  unique nulls not distinct (child_id, parent_id)
);
create index consent_answers_of_parent on consent_answers (parent_id);

-- Every change of consent, for ever as it was. Erasing a child takes the names away and leaves the proof, until a day.
create table consent_records (
  id uuid primary key,
  child_id uuid references children,
  parent_id uuid references parents,
  grown_up text,
  relation text,
  witness_id uuid references accounts,
  proof bytea not null,
  state text not null check (state in ('pending', 'granted', 'declined', 'revoked', 'expired')),
  method text check (method in ('email_plus', 'in_person')),
  scopes text[] not null,
  notice_version integer not null references notice_versions,
  notice_hash bytea not null,
  evidence jsonb not null,
  at timestamptz not null,
  kept_until timestamptz
);
create index consent_records_of_child on consent_records (child_id, at);
create index consent_records_of_parent on consent_records (parent_id) where parent_id is not null;
create index consent_records_to_end on consent_records (kept_until) where kept_until is not null;

-- Takes names away, sets an end once, and deletes after that end by the real clock. Everything else is refused.
create function keep_consent_record() returns trigger language plpgsql as $$
declare
  loosened constant text[] := '{child_id,parent_id,grown_up,relation,kept_until}';
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - loosened = to_jsonb(old) - loosened
    and (new.child_id is null or new.child_id = old.child_id)
    and (new.parent_id is null or new.parent_id = old.parent_id)
    and (new.grown_up is null or new.grown_up = old.grown_up)
    and (new.relation is null or new.relation = old.relation)
    and (new.kept_until is not distinct from old.kept_until or old.kept_until is null)
    and (new.kept_until is not null) = (new.child_id is null)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and old.kept_until < now() then
    return old;
  end if;
  raise exception 'consent records are only added to';
end
$$;
create trigger consent_records_stay before update or delete on consent_records
  for each row execute function keep_consent_record();
create trigger consent_records_stay_all before truncate on consent_records
  for each statement execute function keep_consent_record();

-- Links of mails to parents, each good for one thing, once. A row outlives the child without naming anybody, so that a late
-- click gets a kind answer.
create table consent_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('decide', 'not_mine', 'way_out', 'undo')),
  child_id uuid references children,
  parent_id uuid references parents,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index consent_links_of_child on consent_links (child_id, parent_id);
create index consent_links_of_parent on consent_links (parent_id) where parent_id is not null;
create index consent_links_by_expiry on consent_links (expires_at);

-- Mails to parents that are due, or were sent. A claim keeps two nodes from sending the same one.
create table parent_mails (
  id uuid primary key,
  child_id uuid not null references children,
  parent_id uuid not null references parents,
  kind text not null check (kind in ('notice', 'reminder', 'restated', 'confirmation', 'declined', 'revoked')),
  due_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz
);
create index parent_mails_due on parent_mails (due_at) where sent_at is null;
create index parent_mails_of_child on parent_mails (child_id);
create index parent_mails_of_parent on parent_mails (parent_id);

-- Addresses that nobody is mailed at again, as keyed hashes.
create table blocked_addresses (
  address_hash bytea primary key,
  why text not null check (why in ('not_mine', 'declined')),
  at timestamptz not null
);

-- A child's wish to have the parents written to again; the mails themselves stand in parent_mails.
delete from consent_notices where not asked_by_child;
alter table consent_notices drop column asked_by_child;
