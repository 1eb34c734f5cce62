-- Up Migration

-- Consent by a signed form, which staff compare with the request, and by a payment.
alter table consent_answers drop constraint consent_answers_method_check;
alter table consent_answers add constraint consent_answers_method_check
  check (method in ('email_plus', 'signed_form', 'in_person', 'card'));
alter table consent_records drop constraint consent_records_method_check;
alter table consent_records add constraint consent_records_method_check
  check (method in ('email_plus', 'signed_form', 'in_person', 'card'));

alter table consent_links drop constraint consent_links_purpose_check;
alter table consent_links add constraint consent_links_purpose_check
  check (purpose in ('decide', 'not_mine', 'way_out', 'undo', 'stay', 'form'));

-- One open form for each parent of a child. A verified one is deleted: its proof stands in consent_records.
create table consent_forms (
  id uuid primary key,
  child_id uuid not null references children (account_id),
  parent_id uuid not null references parents,
  code text not null unique,
  scopes text[] not null,
  notice_version integer not null references notice_versions,
  state text not null check (state in ('started', 'handed_in', 'rejected')),
  refusal text,
  -- SHA-256 of each uploaded file, for the proof.
  files text[] not null default '{}',
  started_at timestamptz not null,
  handed_in_at timestamptz,
  expires_at timestamptz not null,
  unique (child_id, parent_id)
);
create index consent_forms_of_parent on consent_forms (parent_id);
create index consent_forms_waiting on consent_forms (handed_in_at) where state = 'handed_in';
create index consent_forms_to_end on consent_forms (expires_at);

-- What was uploaded, as pictures of our own making, encrypted. Deleted with the decision.
create table consent_form_pages (
  form_id uuid not null references consent_forms on delete cascade,
  number integer not null,
  sealed bytea not null,
  primary key (form_id, number)
);
