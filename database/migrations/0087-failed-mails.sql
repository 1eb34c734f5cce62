-- Why the last try failed, as one of a few fixed words: never what a mail server or a mail said.
alter table events add column failure text;
alter table events add column failed_at timestamptz;
alter table parent_mails add column failure text;
alter table parent_mails add column failed_at timestamptz;
create index parent_mails_failed on parent_mails (failed_at) where sent_at is null and failed_at is not null;
