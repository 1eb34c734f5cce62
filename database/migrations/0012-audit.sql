-- What staff have read and decided, link by link: each digest covers the one before it, so that nothing can be changed,
-- left out or slipped in unnoticed. `content` is the digest of salt, subject and detail, which stand beside in
-- `audit_details`: those can be erased with the child they are about, and the chain still holds.
create table audit_links (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  -- The account of a member of staff; empty where the clock acted. Never a child.
  actor uuid,
  act text not null,
  content bytea not null,
  previous bytea not null,
  digest bytea not null
);

create table audit_details (
  number bigint primary key references audit_links,
  salt bytea not null,
  subject text not null,
  -- The child concerned, with whom this row goes.
  about uuid,
  detail text not null
);
create index audit_details_about on audit_details (about) where about is not null;
create index audit_details_of_subject on audit_details (subject);

create function audit_digest(previous bytea, number bigint, at timestamptz, actor uuid, act text, content bytea)
  returns bytea language sql immutable parallel safe
  return sha256(previous || convert_to(
    number || ' ' || (extract(epoch from at) * 1000)::bigint || ' ' || coalesce(actor::text, '-') || ' ' || act || ' ',
    'UTF8'
  ) || content);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is only ever added to', tg_table_name;
end
$$;
create trigger audit_links_stay before update or delete on audit_links for each row execute function refuse_change();
create trigger audit_links_stay_all before truncate on audit_links for each statement execute function refuse_change();
