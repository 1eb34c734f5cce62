-- Up Migration

-- Of family: a grown-up is invited to several children by one mail, with one link.
alter table guardian_invitations drop constraint guardian_invitations_token_hash_key;
create index guardian_invitations_by_token on guardian_invitations (token_hash);
