-- Whom a notice has reached, by the id of the parent or of the account: a run that goes on after an error mails nobody twice.
alter table account_endings
  add column first_sent_to uuid[] not null default '{}',
  add column last_sent_to uuid[] not null default '{}';
