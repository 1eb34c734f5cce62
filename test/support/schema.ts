import type pg from 'pg';

/** Everything in the public schema, in an order that does not depend on when it was made. */
const queries = {
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

/** The whole schema as SQL. */
export async function drawSchema(client: pg.Client): Promise<string> {
  const parts = ['-- What the migrations add up to. For reading only: made by test/schema.test.ts.'];
  for (const query of Object.values(queries)) {
    const { rows } = await client.query(query);
    parts.push(...rows.map(({ sql }) => sql as string));
  }
  return `${parts.join('\n\n')}\n`;
}

/** The same with the columns of each table sorted: their order depends on the upgrades. */
export async function drawSchemaSorted(client: pg.Client): Promise<string> {
  const schema = await drawSchema(client);
  return schema.replaceAll(/(?<=^create table \w+ \(\n)[\s\S]*?(?=\n\);$)/gm, (columns) =>
    columns.split(',\n').sort().join(',\n'),
  );
}
