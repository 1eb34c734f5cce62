-- Why a case is kept beyond its time, and until when. The row goes with the hold; that there was one stays in the audit chain.
create table legal_holds (
  case_id uuid primary key references cases (id) on delete cascade,
  reason text not null,
  placed_by uuid,
  placed_at timestamptz not null,
  ends_at timestamptz not null,
  warned_at timestamptz
);
create index legal_holds_by_end on legal_holds (ends_at);

-- Holds of before had neither: they end in a year, after a warning.
insert into legal_holds (case_id, reason, placed_at, ends_at)
select id, 'No reason was noted when this hold was placed.', now(), now() + interval '365 days' from cases where on_hold;
