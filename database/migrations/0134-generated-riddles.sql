-- Up Migration

-- Riddles that the generator made, besides the files of the folder content. Their texts are cards as all others; here stands how each
-- was made and why it has one answer. A draft is shown to staff alone.
create table generated_riddles (
  card_id text primary key references cards,
  status text not null check (status in ('draft', 'published', 'retired')),
  made jsonb not null,
  created_at timestamptz not null,
  edited_at timestamptz
);

create index generated_riddles_newest on generated_riddles (created_at desc, card_id desc);
