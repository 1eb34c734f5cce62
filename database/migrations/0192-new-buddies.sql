-- Up Migration

-- Of friends: what a parent says about new buddies of a child. Without a row the parent is asked about each.
create table buddy_rules (
  child_id uuid not null,
  parent_id uuid not null,
  approval text not null check (approval in ('ask', 'trusted', 'off')),
  changed_at timestamptz not null,
  primary key (child_id, parent_id),
  foreign key (child_id, parent_id) references guardianships on delete cascade
);

-- A parent needs no question about this child and the other children of the same parents.
create table trusted_families (
  child_id uuid not null,
  parent_id uuid not null,
  friend_id uuid not null references children (account_id),
  since timestamptz not null,
  primary key (child_id, parent_id, friend_id),
  foreign key (child_id, parent_id) references guardianships on delete cascade
);
create index trusted_families_of_friend on trusted_families (friend_id);

-- A class or a club: who is in one with a child may be on the child's trusted list. Only staff see them.
create table child_groups (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null
);
create unique index child_groups_by_name on child_groups (lower(name));

create table child_group_members (
  group_id uuid not null references child_groups on delete cascade,
  child_id uuid not null references children (account_id),
  added_at timestamptz not null,
  primary key (group_id, child_id)
);
create index child_group_members_of_child on child_group_members (child_id);

-- A parent of the child has ended a friendship. The two become buddies again only with a new approval.
create table ended_friendships (
  child_id uuid not null references children (account_id),
  friend_id uuid not null references children (account_id),
  ended_at timestamptz not null,
  primary key (child_id, friend_id)
);
create index ended_friendships_of_friend on ended_friendships (friend_id);

-- A block that a parent has set is lifted by a parent alone.
alter table blocked_users add column by_parent boolean not null default false;

-- What parents report to staff, who answer by mail. `outcome` is what came of it.
create table parent_reports (
  id uuid primary key,
  child_id uuid not null references children (account_id),
  parent_id uuid not null references parents on delete cascade,
  friend_id uuid not null references children (account_id),
  reason text not null,
  words text not null,
  at timestamptz not null,
  outcome text check (outcome in ('acted', 'looked')),
  mail_id uuid
);
create index parent_reports_of_child on parent_reports (child_id, parent_id);
create index parent_reports_of_parent on parent_reports (parent_id);
create index parent_reports_about on parent_reports (friend_id);
