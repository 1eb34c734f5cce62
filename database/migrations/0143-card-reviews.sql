-- Up Migration

-- Cards that a member of the operator's own staff has read and found right: who and when. The mark is for the words as they were
-- then: the digest tells whether they have changed since.
create table card_reviews (
  card_id text primary key references cards,
  account_id uuid not null references accounts,
  body_digest text not null,
  at timestamptz not null
);
create index card_reviews_of_account on card_reviews (account_id);
