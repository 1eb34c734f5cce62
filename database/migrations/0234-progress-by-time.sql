-- Up Migration

-- Each new deck asks what a child has done since the last one. Without the time in front, that reads all cards of the child.
create index card_progress_by_time on card_progress (account_id, at desc, card_id) include (outcome, is_right);
drop index card_progress_fared;
