import type pg from 'pg';
import type { QueryResult, Statement } from './statement.ts';

/** Runs one prepared statement by its name. */
export async function send(
  to: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: Readonly<Record<string, unknown>>,
): Promise<QueryResult> {
  const query = {
    name: statement.name,
    text: statement.text,
    values: statement.parameterOrder.map((name) => encode(statement, name, values[name])),
  };
  try {
    const { rows, rowCount } = await ask(to, query);
    return { rows, rowCount: rowCount ?? 0 };
  } catch (error) {
    // Its stack leads to the socket; from here on it leads to whoever sent the statement.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** With the promise that node-postgres makes by itself, the rows of a query stay in memory until the next full garbage collection. */
export function ask(to: pg.Pool | pg.PoolClient, query: string | pg.QueryConfig): Promise<pg.QueryResult<object>> {
  return new Promise((resolve, reject) => {
    to.query<object>(query, (error: Error | null, answer) => (error ? reject(error) : resolve(answer)));
  });
}

/** node-postgres would send an array for a jsonb column as a PostgreSQL array. */
function encode(statement: Statement, name: string, value: unknown): unknown {
  return statement.parameters[name]?.pg === 'jsonb' && value !== null ? JSON.stringify(value) : value;
}
