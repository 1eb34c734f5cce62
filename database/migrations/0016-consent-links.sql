-- The notice that a link came with: nobody agrees to a text that they were not sent.
alter table consent_links add column notice_version integer not null default 1 references notice_versions;
alter table consent_links alter column notice_version drop default;
