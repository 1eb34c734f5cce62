-- Up Migration

-- What only a few rows have is found without reading all of them.
create index children_without_answer on children (account_id) where consent = 'pending';
create index contact_messages_open on contact_messages (at desc, id desc) where answered_at is null;

-- Cases are asked for by the thing that they are about, also after they are decided.
create index cases_by_opening on cases (opened_at);
create index cases_of_subject on cases (subject, kind);
create index cases_confidential on cases ((id::text)) where reason in ('crisis', 'contact');
create index staff_notices_of_case on staff_notices (case_id) where case_id is not null;
create index pauses_of_case on pauses (case_id) where case_id is not null;

-- Erasing one child touches the rows of that child alone.
create index drawings_of_author on drawings (author_id);
create index friendships_by_friend on friendships (buddy_id);
create index contact_messages_by_answerer on contact_messages (answered_by) where answered_by is not null;
create index consent_records_by_witness on consent_records (witness_id) where witness_id is not null;
create index departures_by_asker on departures (asked_by) where asked_by is not null;
create index departures_by_second on departures (agreed_by) where agreed_by is not null;

-- Its receiver is one of the two of its conversation, whose own keys hold both.
alter table chat_messages drop constraint chat_messages_receiver_id_fkey;

create index comments_by_post on comments (post_id);

-- Staff look for the beginning of an address.
create index accounts_by_email on accounts (email text_pattern_ops) where email is not null;
create index parents_by_email on parents (email text_pattern_ops);

-- Work by the clock takes what is due from the front.
create index login_failures_by_time on login_failures (last_at);
create index password_resets_by_expiry on password_resets (expires_at);
create index code_mails_by_time on code_mails (sent_at);
create index sessions_by_use on sessions (last_used_at) where not remembered;

-- In the order of time chat messages lie in the table, but a block range index is not used for the few that are deleted at once.
drop index chat_messages_by_age;
create index chat_messages_by_age on chat_messages (created_at);

-- What the dashboard tells of all children, counted by the clock once there are many.
create table child_stats (
  id boolean primary key default true check (id),
  stats jsonb not null,
  counted_at timestamptz not null
);
