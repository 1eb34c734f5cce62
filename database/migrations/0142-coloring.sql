-- Up Migration

-- What a child has colored in on each coloring page. The pages themselves are files of the folder content.
create table coloring_progress (
  account_id uuid not null references children (account_id),
  page_id text not null,
  colored_sections jsonb not null,
  completed_at timestamptz,
  shared_as_post boolean not null default false,
  updated_at timestamptz not null,
  primary key (account_id, page_id)
);
