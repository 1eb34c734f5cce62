-- What others have done that a child may like to hear of. The id is that of the happening, so that nothing is noted twice.
-- What may be shown of it is asked anew each time.
create table activities (
  id uuid primary key,
  account_id uuid not null references children,
  type text not null check (type in ('post_like', 'comment_like', 'comment_received', 'buddy_made')),
  from_id uuid not null references children,
  post_id uuid,
  comment_id uuid,
  at timestamptz not null
);
create index activities_of_account on activities (account_id, at desc, id desc);
create index activities_from on activities (from_id);
create index activities_by_time on activities (at);

-- When a child has last looked at them.
create table activity_views (
  account_id uuid primary key references children,
  viewed_at timestamptz not null
);
