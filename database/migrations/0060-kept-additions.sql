-- Up Migration

-- Words that were added to cases are emptied a month after the decision; the rows stay.
create index case_additions_with_words on case_additions (case_id) where text is not null;
