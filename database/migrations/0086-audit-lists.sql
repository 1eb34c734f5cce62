-- The audit log on screen is read by member of staff and by what an act is about.
create index audit_links_by_actor on audit_links (actor, number desc);
create index audit_links_by_noun on audit_links (split_part(act, '.', 1), number desc);
