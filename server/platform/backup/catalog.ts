import type pg from 'pg';
import type { Manifest, Table } from './format.ts';

/** Excludes what belongs to extensions. */
const ofLilypad = `n.nspname = 'public' and not exists (
  select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

/** Without generated columns. */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ofLilypad}
    group by c.relname order by c.relname`);
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select sequencename::text as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`);
  return rows;
}

/** Whether a database has no tables at all. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`
    select to_regnamespace('jobs') is null and not exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${ofLilypad}
    ) as empty`);
  return rows[0]?.empty ?? false;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops the foreign keys, so that tables can be filled in any order. Returns the SQL that adds them again and checks all rows. */
export async function dropForeignKeys(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(f.conname) as name,
      pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and n.nspname = 'public' order by 1, 2`);
  await client.query(rows.map(({ table, name }) => `alter table ${table} drop constraint ${name};`).join('\n'));
  return rows
    .map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`)
    .join('\n');
}

/** Disables our own triggers, which would block a restore. Returns the SQL that enables them again. */
export async function disableTriggers(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ table: string }>(`
    select distinct format('%I.%I', n.nspname, c.relname) as table
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname = 'public' order by 1`);
  await client.query(rows.map(({ table }) => `alter table ${table} disable trigger user;`).join('\n'));
  return rows.map(({ table }) => `alter table ${table} enable trigger user;`).join('\n');
}
