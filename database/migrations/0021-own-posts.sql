-- A child's own posts, also those that wait, in the order in which they were written.
create index posts_own on posts (author_id, created_at desc, id desc) where deleted_at is null;
