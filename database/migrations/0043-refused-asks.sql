-- Days on which a new account wanted to ask more children than it may.
create table refused_asks (
  account_id uuid not null references children,
  day date not null,
  primary key (account_id, day)
);

-- How many a child has asked today.
create index friend_requests_sent on friend_requests (sender_id, sent_at);
