-- The drawing of a post: its strokes as they came from its author, and the picture that the server made of them. The id is
-- random, not in order of time as others: it stands in the picture's address, which nobody shall be able to guess.
create table drawings (
  id uuid primary key,
  post_id uuid not null unique references posts on delete cascade,
  author_id uuid not null references children,
  strokes jsonb not null,
  picture bytea not null
);
-- A PNG does not get smaller.
alter table drawings alter column picture set storage external;

alter table posts add column drawing_id uuid;

-- What staff look at stays as it was, whatever its author does meanwhile.
alter table case_copies add column picture bytea;
alter table case_copies alter column picture set storage external;
