import type { World } from '../world.ts';

/** Breaks writes of those rows of a table for which an SQL condition on `new` or `old` holds. Returns what mends them. */
export async function breakWrites(
  { context }: World,
  kind: 'insert' | 'update' | 'delete',
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> {
  const { pool } = context.db;
  await pool.query(
    `create function break_write() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger broken before ${kind} on ${table} for each row when (${condition}) execute function break_write()`,
  );
  return () => pool.query('drop function break_write cascade');
}
