-- Up Migration

-- What children have done that rewards count, each thing once. Every other table of rewards follows from this one.
create table deeds (
  account_id uuid not null references accounts (id),
  kind text not null,
  target text not null,
  at timestamptz not null,
  -- The day in the child's own time zone.
  day date not null,
  primary key (account_id, kind, target)
);
create index deeds_of_day on deeds (account_id, day);

create table deed_counts (
  account_id uuid not null references accounts (id),
  kind text not null,
  count integer not null,
  primary key (account_id, kind)
);

create table streaks (
  account_id uuid not null references accounts (id),
  kind text not null,
  current integer not null,
  longest integer not null,
  last_day date not null,
  -- The Monday of the week whose rest day is used up; none since the streak began.
  rest_week date,
  rests integer not null default 0,
  primary key (account_id, kind)
);

-- What content/achievements.json asks for, copied at each start, so that a statement can judge them all at once.
create table achievements (
  id text primary key,
  fact text not null,
  at_least bigint not null,
  points integer not null,
  is_active boolean not null default true,
  -- Whether the children of before it have been looked at.
  is_judged boolean not null default false
);

create table earned_achievements (
  account_id uuid not null references accounts (id),
  achievement_id text not null,
  at timestamptz not null,
  primary key (account_id, achievement_id)
);

create table completed_challenges (
  account_id uuid not null references accounts (id),
  day date not null,
  age_group text not null,
  points integer not null,
  at timestamptz not null,
  primary key (account_id, day)
);

-- Children who were here before rewards were counted keep what they have done.
create temporary table kept_deeds on commit drop as
select e.account_id, k.kind, coalesce(e.facts ->> k.target, e.id::text) as target, min(e.at) as at
from events e
join (values
  ('riddle.solved', 'riddle_solved', 'cardId'),
  ('word.solved', 'word_solved', 'cardId'),
  ('trivia.answered', 'trivia_answered', 'cardId'),
  ('joke.reacted', 'joke_reacted', 'cardId'),
  ('buddies.made', 'buddy_made', 'requestId'),
  ('post.published', 'post_published', 'postId'),
  ('post.liked', 'liked', 'postId'),
  ('comment.liked', 'liked', 'commentId'),
  ('comment.created', 'comment_written', 'commentId'),
  ('kind_words.sent', 'kind_words_sent', 'postId')
) as k (event, kind, target) on k.event = e.name
join children c on c.account_id = e.account_id
group by 1, 2, 3;

insert into deeds (account_id, kind, target, at, day)
select d.account_id, d.kind, d.target, d.at, (d.at at time zone a.time_zone)::date
from kept_deeds d join accounts a on a.id = d.account_id;

insert into deed_counts (account_id, kind, count)
select account_id, kind, count(*) from deeds group by 1, 2;

-- What decides on which day, and in which age group, a child's deeds count.
create view child_days as
select c.account_id, a.time_zone, c.birth_date
from children c join accounts a on a.id = c.account_id;
