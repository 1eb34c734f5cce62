-- Up Migration

-- Of family: what each parent has changed for a child, and read of it. Only ever added to; it goes with the child.
create table parent_acts (
  id uuid primary key,
  child_id uuid not null references children (account_id),
  parent_id uuid references parents on delete set null,
  act text not null,
  -- Another child whom the act is about.
  about_id uuid references children (account_id) on delete set null,
  -- Settings and numbers only, never words or names.
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index parent_acts_of_child on parent_acts (child_id, at);
create index parent_acts_of_parent on parent_acts (parent_id) where parent_id is not null;
create index parent_acts_about on parent_acts (about_id) where about_id is not null;

create function keep_parent_act() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{parent_id,about_id}'::text[] = to_jsonb(old) - '{parent_id,about_id}'::text[]
    and (new.parent_id is null or new.parent_id = old.parent_id)
    and (new.about_id is null or new.about_id = old.about_id)
  then
    return new;
  end if;
  raise exception 'table % is only ever added to', tg_table_name;
end
$$;
create trigger parent_acts_stay before update on parent_acts for each row execute function keep_parent_act();
create trigger parent_acts_stay_all before truncate on parent_acts
  for each statement execute function refuse_change();
