-- A post is `held` until a grown-up has looked at it: only its author reads it, it has no reach and has paid no points.
-- One that its author deletes loses its words; the row stays, so that a repeated request cannot bring it back.
create index posts_waiting on posts (author_id, created_at desc, id desc) where status = 'held' and deleted_at is null;
