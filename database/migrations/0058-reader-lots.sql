-- Up Migration

-- The lot of a post and a reader by PostgreSQL's own hash of ids: a tenth of what SHA-256 costs, and nobody gains from guessing
-- it. Readers of old posts draw anew, once.
create or replace function reader_lot(reader uuid, post uuid) returns integer
  language sql immutable strict parallel safe
  return (uuid_hash_extended(post, uuid_hash_extended(reader, 0)) & 9223372036854775807) % 1000;
