-- Up Migration

-- Of chat: which parent has switched on reading the chats of a child, where the operator allows it.
create table chat_readers (
  child_id uuid not null,
  parent_id uuid not null,
  since timestamptz not null,
  primary key (child_id, parent_id),
  foreign key (child_id, parent_id) references guardianships on delete cascade
);

-- When each of two buddies was shown first that a parent of the child reads here. What the viewer writes before is read by no parent.
create table chat_signs (
  child_id uuid not null references children (account_id),
  friend_id uuid not null references children (account_id),
  viewer_id uuid not null references children (account_id),
  shown_at timestamptz not null,
  primary key (child_id, friend_id, viewer_id)
);
create index chat_signs_of_friend on chat_signs (friend_id);
create index chat_signs_of_viewer on chat_signs (viewer_id);
