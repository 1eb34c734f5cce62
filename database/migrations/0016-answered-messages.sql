-- What became of a message of the contact page: answered by mail or otherwise, with a word on how.
alter table contact_messages add column answered_at timestamptz;
alter table contact_messages add column answered_by uuid references accounts;
alter table contact_messages add column answer_note text;
create index contact_messages_by_time on contact_messages (at desc, id desc);
