-- The nickname that a child chose while signing up; sign-ups that wait since before have none, and get one with the account.
alter table pending_signups add column nickname text;

-- Display names from before that are a real name, or hold one as a word, give way to the username, which never tells it.
update children c
set display_name = a.username
from accounts a
where a.id = c.account_id
  and c.display_name <> a.username
  and (
    lower(btrim(c.display_name)) in (lower(btrim(c.first_name)), lower(btrim(c.last_name)))
    or regexp_split_to_array(lower(c.display_name), '[^[:alnum:]]+')
      && array[lower(btrim(c.first_name)), lower(btrim(c.last_name))]
  );
