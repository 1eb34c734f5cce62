-- What a deck is dealt from can be read from the indexes alone: hundreds of posts and cards, of which few are shown.
drop index posts_of_author;
create index posts_of_author on posts (author_id, published_at desc, id desc) include (deleted_at)
  where published_at is not null;
drop index posts_beyond_buddies;
create index posts_beyond_buddies on posts (published_at desc, id desc) include (author_id, reach, deleted_at)
  where published_at is not null and reach > 0;
alter table card_progress drop constraint card_progress_pkey, add primary key (account_id, card_id) include (at);
