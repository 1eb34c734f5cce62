-- What stood on a profile within the last day and may be a piece of a phone number, or of a name elsewhere.
alter table children add column pieces text[] not null default '{}';
alter table children add column pieces_at timestamptz;
