-- From here on a link's digest is made from a signature that is not kept: an HMAC by the key named here, which is no part of
-- the database. Links from before keep their digest and have no key. New ones without a key are refused: nobody would know
-- them from links that somebody made up.
alter table audit_links add column key_id integer;
alter table audit_links add constraint audit_links_keyed check (key_id is not null) not valid;
