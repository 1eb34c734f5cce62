-- Up Migration

-- Ready-made words of one child about a post of another. Taken back they are null: the row remembers that its author was told.
create table kind_words (
  post_id uuid not null references posts,
  account_id uuid not null references children (account_id),
  words text check (words in (
    'so_creative', 'great_idea', 'well_done', 'made_me_smile', 'tell_more', 'me_too', 'you_can_do_it', 'good_luck'
  )),
  at timestamptz not null,
  primary key (post_id, account_id)
);

create index kind_words_of_account on kind_words (account_id);
