import type pg from 'pg';

/** A place where something was found, as `schema.table`. */
type Place = string;

/** Looks through every column of every table, in all schemas but PostgreSQL's own, for any of the words. */
export async function searchDatabase(client: pg.Client, words: readonly string[]): Promise<Place[]> {
  const found: Place[] = [];
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select 1 from ${name} as t where lower(t::text) like any($1) limit 1`, [
      words.map((word) => `%${escapeLike(word.toLowerCase())}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

export async function listTables(client: pg.Client): Promise<{ name: string }[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_%'
     order by 1`,
  );
  return rows;
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (letter) => `\\${letter}`);
}
