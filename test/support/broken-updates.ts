import type { World } from '../world.ts';

/** Breaks the updates of those rows of a table for which an SQL condition on `new` holds. Returns what mends them. */
export async function breakUpdates(
  { context }: World,
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> {
  const { pool } = context.db;
  await pool.query(
    `create function break_update() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger broken before update on ${table} for each row when (${condition}) execute function break_update()`,
  );
  return () => pool.query('drop function break_update cascade');
}
