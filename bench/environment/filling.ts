import type pg from 'pg';
import { levelStarts } from '#contract/rules/levels.ts';
import { scopes } from '#contract/shared/endpoint.ts';
import { ownScopes } from '#server/accounts/policy.ts';
import { DAY } from '#server/platform/clock.ts';
import { SetupError } from '#server/platform/setup-error.ts';
import { steps, tools } from './steps.ts';
import { words } from './words.ts';

export interface Sizes {
  readonly users: number;
  readonly posts: number;
}

/** How many rows a table got, and how long that took in milliseconds. */
export interface FilledTable {
  readonly table: string;
  readonly rows: number;
  readonly ms: number;
}

/** More than any filled child reaches; the later steps have too many digits. */
const LEVELS = 100;

/**
 * Fills an empty, migrated database with children who know, like and answer each other: everything in one transaction, or
 * nothing. `more` are further steps, done last. Throws a SetupError for a database with accounts, and changes nothing.
 */
export async function fill(
  client: pg.ClientBase,
  sizes: Sizes,
  now: Date,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly FilledTable[]> {
  await client.query('begin');
  try {
    // A sign-up at the same moment waits for this lock, or is found by the next check.
    await client.query('lock table accounts, parents, pending_signups in share row exclusive mode');
    await refuseUsedDatabase(client);
    await storeInput(client, sizes, now);
    for (const sql of tools) await client.query(sql);
    const filled: FilledTable[] = [];
    for (const [table, sql] of Object.entries({ ...steps, ...more })) filled.push(await fillTable(client, table, sql));
    await client.query('commit');
    return filled;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Throws when the database has accounts; an empty one may still lack its tables. */
export async function refuseUsedDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select relname from pg_class where oid in (to_regclass('accounts'), to_regclass('parents'), to_regclass('pending_signups'))`,
  );
  for (const { relname } of rows) {
    const { rowCount } = await client.query(`select from ${relname} limit 1`);
    if (rowCount) throw new SetupError('Somebody lives in this database already. Only an empty one can be filled.');
  }
}

/** Fresh statistics and a clean visibility map, so that no background work begins later, while something is measured. */
export async function vacuum(client: pg.ClientBase): Promise<void> {
  await client.query('vacuum (analyze)');
  await client.query('checkpoint').catch(() => undefined); // needs a right that an operator's user may lack
}

async function fillTable(client: pg.ClientBase, table: string, sql: string): Promise<FilledTable> {
  const started = performance.now();
  const { rowCount } = await client.query(sql);
  return { table, rows: rowCount ?? 0, ms: performance.now() - started };
}

async function storeInput(client: pg.ClientBase, { users, posts }: Sizes, now: Date): Promise<void> {
  const today = new Date(now.getTime() - (now.getTime() % DAY));
  const lists = Object.keys(words).map((name, at) => `$${at + 7}::text[] as ${name}`);
  await client.query(
    `create temporary table fill_input on commit drop as
     select $1::integer as children, $2::integer as posts, $3::timestamptz as today, $4::bigint[] as level_starts,
       $5::text[] as all_scopes, $6::text[] as own_scopes, ${lists.join(', ')},
       (select array_agg(id order by id) from cards where kind = 'riddle' and retired_at is null) as riddles`,
    [users, posts, today, levelStarts.slice(0, LEVELS).map(String), scopes, ownScopes, ...Object.values(words)],
  );
}
