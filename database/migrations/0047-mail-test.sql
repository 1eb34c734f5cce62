-- The set-up's test mail: the word that was mailed, which the admin types in. One at a time.
create table mail_tests (
  only_one boolean primary key default true check (only_one),
  address text not null,
  word_hash bytea not null,
  expires_at timestamptz not null,
  tries_left integer not null
);
