import pg from 'pg';
import { expect, it } from 'vitest';
import { copyDatabase } from './world.ts';

/** Everything in the public schema, in an order that does not depend on when it was made. */
const questions = {
  tables: `
    select 'create table ' || c.relname || E' (\\n' || string_agg(
      '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''),
      E',\\n' order by a.attnum) || E'\\n);' as sql
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    group by c.relname order by c.relname`,
  constraints: `
    select format('alter table %s add constraint %s %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
      and conrelid <> 'migrations'::regclass
    order by conrelid::regclass::text, contype desc, conname`,
  indexes: `
    select indexdef || ';' as sql from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint) order by indexname`,
  views: `
    select format(E'create view %s as\\n%s', viewname, definition) as sql from pg_views
    where schemaname = 'public' order by viewname`,
  functions: `
    select rtrim(pg_get_functiondef(oid)) || ';' as sql from pg_proc
    where pronamespace = 'public'::regnamespace order by proname`,
  triggers: `
    select pg_get_triggerdef(oid) || ';' as sql from pg_trigger where not tgisinternal order by tgname`,
};

it('database/schema.sql shows the tables as they are; `npx vitest run test/schema.test.ts -u` draws it anew', async () => {
  const client = new pg.Client(await copyDatabase());
  await client.connect();
  const parts = ['-- What the migrations add up to. For reading only: made by test/schema.test.ts.'];
  for (const question of Object.values(questions)) {
    const { rows } = await client.query(question);
    parts.push(...rows.map(({ sql }) => sql as string));
  }
  await client.end();
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('../database/schema.sql');
});

/** Their rows are never deleted, and there are few of them. */
const lasting = ['cards', 'notice_versions'];

it('what refers to rows that can be erased has an index, so that erasing one child reads no table whole', async () => {
  const client = new pg.Client(await copyDatabase());
  await client.connect();

  const { rows } = await client.query(
    `select c.conrelid::regclass || ': ' || c.conname as name from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confrelid::regclass::text <> all ($1)
       and c.conrelid::regclass::text <> all ($1)
       and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
       )`,
    [lasting],
  );
  await client.end();

  expect(rows).toEqual([]);
});
