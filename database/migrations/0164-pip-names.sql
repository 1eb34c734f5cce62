-- Up Migration

-- What a child calls their Pip; empty until it has a name. A new one in own words waits for review, like a display name.
alter table children add column pip_name text not null default '';

alter table waiting_words
  drop constraint waiting_words_kind_check,
  add constraint waiting_words_kind_check check (kind in ('display_name', 'bio', 'pip_name'));
