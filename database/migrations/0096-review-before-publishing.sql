-- Up Migration

-- When the author was shown that a reviewed post is out. Those that were out before count as shown.
alter table posts add column told_at timestamptz;

update posts set told_at = published_at where published_at is not null;

-- How long the latest reviews took. A post that waited for nobody was published the moment it was created.
create index posts_reviewed on posts (published_at desc) include (created_at) where published_at > created_at;

-- The few of each author that they have not been shown yet.
create index posts_untold on posts (author_id, published_at) where told_at is null and published_at > created_at and deleted_at is null;

-- An own story that is out stands in the activities.
alter table activities drop constraint activities_type_check;
alter table activities add constraint activities_type_check
  check (type in ('post_like', 'comment_like', 'comment_received', 'buddy_made', 'post_published', 'kind_words'));
