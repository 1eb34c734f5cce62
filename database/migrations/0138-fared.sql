-- Up Migration

-- How a child fared lately decides how hard the next cards are. Cards that were only seen are not in here.
create index card_progress_fared on card_progress (account_id, at desc, card_id) include (outcome, is_right)
  where outcome in ('solved', 'revealed', 'answered');
