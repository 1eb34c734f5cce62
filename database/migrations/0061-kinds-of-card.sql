-- Up Migration

-- Which kinds of card there are is the code's list alone, so that a new kind needs no migration.
alter table cards drop constraint cards_kind_check;

update cards set kind = 'word_puzzle', body = jsonb_set(body, '{kind}', '"word_puzzle"') where kind = 'wordPuzzles';
