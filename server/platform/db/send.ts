import type pg from 'pg';
import type { QueryAnswer, Statement } from './statement.ts';

/** Sends one statement by its name; the values go in the order of its parameters. */
export async function send(
  to: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: Readonly<Record<string, unknown>>,
): Promise<QueryAnswer> {
  const answer = await to.query({
    name: statement.name,
    text: statement.text,
    values: statement.parameterOrder.map((name) => encode(statement, name, values[name])),
    types: statement.reading,
  });
  return { rows: answer.rows, rowCount: answer.rowCount ?? 0 };
}

/** node-postgres would send an array for a jsonb column as a PostgreSQL array. */
function encode(statement: Statement, name: string, value: unknown): unknown {
  return statement.parameters[name]?.pg === 'jsonb' && value !== null ? JSON.stringify(value) : value;
}
