import type pg from 'pg';
import type { QueryResult, Statement } from './statement.ts';

/** Runs one prepared statement by its name. */
export async function send(
  to: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: Readonly<Record<string, unknown>>,
): Promise<QueryResult> {
  const answer = await to.query({
    name: statement.name,
    text: statement.text,
    values: statement.parameterOrder.map((name) => encode(statement, name, values[name])),
  });
  return { rows: answer.rows, rowCount: answer.rowCount ?? 0 };
}

/** node-postgres would send an array for a jsonb column as a PostgreSQL array. */
function encode(statement: Statement, name: string, value: unknown): unknown {
  return statement.parameters[name]?.pg === 'jsonb' && value !== null ? JSON.stringify(value) : value;
}
