-- Words that staff block or allow on this instance, beside the lists that ship with Lilypad. Folded as the filter folds texts.
create table filter_words (
  id uuid primary key,
  word text not null unique,
  change text not null check (change in ('add', 'allow')),
  added_by uuid not null references accounts,
  at timestamptz not null
);
create index filter_words_added_by on filter_words (added_by);
