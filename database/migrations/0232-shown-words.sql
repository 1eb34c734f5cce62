-- Up Migration

-- Of safety: what each child has shown to more than one other child, whichever module keeps it, so that a private detail that is
-- told in pieces can be read together. Nothing is stored for it. What always stands on a profile has no time.
create view shown_words as
select author_id as account_id, id, title as text, 1 as part, status = 'held' as is_held, created_at as at
from posts where deleted_at is null and status <> 'removed'
union all
select author_id, id, content, 2, status = 'held', created_at from posts where deleted_at is null and status <> 'removed'
union all
select author_id, id, content, 1, status = 'held', created_at from comments where status <> 'removed'
union all
select host_id, id, words, 1, words_status = 'held', created_at from collaborative_game_sessions
where words is not null and words_status <> 'removed'
union all
select host_id, id, description, 2, words_status = 'held', created_at from collaborative_game_sessions
where description <> '' and words_status <> 'removed'
union all
select account_id, account_id, display_name, 1, false, null from children
union all
select account_id, account_id, bio, 2, false, null from children
union all
select account_id, account_id, pip_name, 3, false, null from children
union all
select account_id, account_id, piece, 3, false, pieces_at from children, unnest(pieces) as piece
where piece not in (display_name, bio, pip_name);

-- They are read through the view now, whether they may be pieces or not.
alter table comments drop column is_piece;
create index comments_by_author on comments (author_id, created_at) where status <> 'removed';
