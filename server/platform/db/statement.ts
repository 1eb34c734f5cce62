import { createHash } from 'node:crypto';
import type { Columns, Values } from './columns.ts';

const writing = /\b(insert into|update|delete from|for (key )?share)\b/i;

/** One SQL text with the types of its parameters and columns. Each connection prepares it once, under a hash of the text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly parameterOrder: readonly string[];
  readonly parameters: Columns;
  readonly columns: Columns;
  /** Whether it changes or locks rows. */
  readonly isWrite: boolean;
}

/** The database, or a transaction in it. */
export interface Queryable {
  query(statement: Statement, values: Readonly<Record<string, unknown>>): Promise<QueryResult>;
}

export interface QueryResult {
  readonly rows: readonly object[];
  readonly rowCount: number;
}

/** A query with any number of rows. In the text, `$name` stands for a parameter. */
export function many<const T extends Columns, const G extends Columns>(parameters: T, columns: G, text: string) {
  const statement = prepare(parameters, columns, text);
  const query = async (db: Queryable, values: Values<T>) => (await db.query(statement, values)).rows as Values<G>[];
  return Object.assign(query, { statement });
}

/** A query with at most one row. */
export function maybeOne<const T extends Columns, const G extends Columns>(parameters: T, columns: G, text: string) {
  const statement = prepare(parameters, columns, text);
  const query = async (db: Queryable, values: Values<T>) =>
    (await db.query(statement, values)).rows[0] as Values<G> | undefined;
  return Object.assign(query, { statement });
}

/** A query that always has exactly one row; another number of rows is a bug. */
export function one<const T extends Columns, const G extends Columns>(parameters: T, columns: G, text: string) {
  const statement = prepare(parameters, columns, text);
  const query = async (db: Queryable, values: Values<T>) => {
    const { rows } = await db.query(statement, values);
    if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${text.slice(0, 60)}`);
    return rows[0] as Values<G>;
  };
  return Object.assign(query, { statement });
}

/** A change. It resolves to the number of rows that it touched. */
export function run<const T extends Columns>(parameters: T, text: string) {
  const statement = prepare(parameters, {}, text);
  const query = async (db: Queryable, values: Values<T>) => (await db.query(statement, values)).rowCount;
  return Object.assign(query, { statement });
}

/** A query of any of the four kinds. */
export type Query = ((db: Queryable, values: never) => Promise<unknown>) & { readonly statement: Statement };
export type ValuesOf<Q extends Query> = Parameters<Q>[1];

/** The row that a query returns. */
export type Row<Query extends { statement: Statement }> = Query extends (...given: never[]) => Promise<infer Rows>
  ? NonNullable<Rows extends readonly (infer One)[] ? One : Rows>
  : never;

function prepare(parameters: Columns, columns: Columns, text: string): Statement {
  const parameterOrder: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_, name: string) => {
    if (!(name in parameters)) throw new Error(`unknown parameter $${name}: ${text.slice(0, 60)}`);
    if (!parameterOrder.includes(name)) parameterOrder.push(name);
    return `$${parameterOrder.indexOf(name) + 1}`;
  });
  const unused = Object.keys(parameters).filter((name) => !parameterOrder.includes(name));
  if (unused.length > 0) throw new Error(`unused parameters ${unused.join(', ')}: ${text.slice(0, 60)}`);
  const name = createHash('sha256').update(numbered).digest('base64url').slice(0, 20);
  return { name, text: numbered, parameterOrder, parameters, columns, isWrite: writing.test(text) };
}
