-- Comments are read newest first; its author also reads one that waits for a grown-up's look.
drop index comments_of_post;
create index comments_of_post on comments (post_id, created_at desc, id desc) where status <> 'removed';

-- When the post's author was told of it: once, also where it is looked at again.
alter table comments add column told_at timestamptz;

-- Happenings name whom they concern besides who did them, until that child is erased.
create index events_concerning on events ((facts ->> 'authorId')) where facts ->> 'authorId' is not null;
