-- Up Migration

-- Work by the clock deletes old days from the front.
create index refused_asks_by_day on refused_asks (day);
