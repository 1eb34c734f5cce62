-- `reach` is the author's share of non-buddies in thousandths, copied when the post is published (0 to 1000).
-- `deleted_at` is also the moment of removal by staff: a feed is dealt as things stood when its reader came.
create table posts (
  id uuid primary key,
  author_id uuid not null references children,
  client_id uuid not null,
  title text not null,
  content text not null,
  category text not null check (category in ('story', 'question', 'announcement', 'other', 'art')),
  status text not null check (status in ('published', 'held', 'removed')),
  reach integer not null default 0 check (reach between 0 and 1000),
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  unique (author_id, client_id)
);
create index posts_of_author on posts (author_id, published_at desc, id desc) where published_at is not null;
create index posts_beyond_buddies on posts (published_at desc, id desc) where published_at is not null and reach > 0;

-- The lot from 0 to 999 that a reader draws once for ever for a post: it reaches them when the lot is below its reach.
create function reader_lot(reader uuid, post uuid) returns integer
  language sql immutable strict parallel safe
  return (('x' || left(encode(sha256(uuid_send(reader) || uuid_send(post)), 'hex'), 8))::bit(32)::bigint % 1000)::integer;

create table post_likes (
  post_id uuid not null references posts,
  account_id uuid not null references children,
  at timestamptz not null,
  primary key (post_id, account_id)
);
create index post_likes_of_account on post_likes (account_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts,
  author_id uuid not null references children,
  client_id uuid not null,
  content text not null,
  status text not null check (status in ('published', 'held', 'removed')),
  likes_count integer not null default 0,
  created_at timestamptz not null,
  unique (author_id, client_id)
);
create index comments_of_post on comments (post_id, created_at, id) where status = 'published';

create table comment_likes (
  comment_id uuid not null references comments,
  account_id uuid not null references children,
  at timestamptz not null,
  primary key (comment_id, account_id)
);
create index comment_likes_of_account on comment_likes (account_id);

-- What one child may know of another. Other rooms read people through this, never from the tables.
create view people as
select
  a.id,
  a.username,
  a.state,
  c.display_name,
  c.avatar_emoji,
  c.avatar_background,
  c.birth_date,
  c.consent,
  c.scopes,
  a.state = 'active' and c.consent in ('granted', 'not_needed') as is_visible,
  coalesce(p.total, 0) as points
from accounts a
join children c on c.account_id = a.id
left join child_points p on p.account_id = a.id;
