-- Up Migration

-- Medium riddles are for children from 9 on and hard ones from 11 on, as those of the files: the youngest no longer get medium ones.
update cards set body = jsonb_set(body, '{ages,0}', case body->>'difficulty' when 'medium' then '9'::jsonb else '11'::jsonb end)
where id in (select card_id from generated_riddles)
  and (body->'ages'->>0)::integer < case body->>'difficulty' when 'medium' then 9 when 'hard' then 11 else 0 end;
