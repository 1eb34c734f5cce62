import { createHash } from 'node:crypto';
import type { CustomTypesConfig } from 'pg';
import { type Columns, instant, type Values } from './columns.ts';
import { isoReading, plainReading } from './reading.ts';

/** One SQL text with the shapes of what goes in and comes out. Prepared once per connection under a name made from the text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly string[];
  readonly takes: Columns;
  readonly gives: Columns;
  /** How node-postgres reads what comes out. */
  readonly reading: CustomTypesConfig;
}

/** The database, or a transaction in it. */
export interface Queryable {
  query(statement: Statement, values: Readonly<Record<string, unknown>>): Promise<QueryAnswer>;
}

export interface QueryAnswer {
  readonly rows: readonly object[];
  readonly rowCount: number;
}

/** A question with any number of rows. In the text, `$name` stands for a parameter. */
export function many<const T extends Columns, const G extends Columns>(takes: T, gives: G, text: string) {
  const statement = prepare(takes, gives, text);
  const ask = async (db: Queryable, values: Values<T>) => (await db.query(statement, values)).rows as Values<G>[];
  return Object.assign(ask, { statement });
}

/** A question with one row at the most. */
export function maybeOne<const T extends Columns, const G extends Columns>(takes: T, gives: G, text: string) {
  const statement = prepare(takes, gives, text);
  const ask = async (db: Queryable, values: Values<T>) =>
    (await db.query(statement, values)).rows[0] as Values<G> | undefined;
  return Object.assign(ask, { statement });
}

/** A question that always has exactly one row; another number of rows is a bug. */
export function one<const T extends Columns, const G extends Columns>(takes: T, gives: G, text: string) {
  const statement = prepare(takes, gives, text);
  const ask = async (db: Queryable, values: Values<T>) => {
    const { rows } = await db.query(statement, values);
    if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${text.slice(0, 60)}`);
    return rows[0] as Values<G>;
  };
  return Object.assign(ask, { statement });
}

/** A change without an answer but the number of rows that it touched. */
export function run<const T extends Columns>(takes: T, text: string) {
  const statement = prepare(takes, {}, text);
  const change = async (db: Queryable, values: Values<T>) => (await db.query(statement, values)).rowCount;
  return Object.assign(change, { statement });
}

/** The row that a question answers with. */
export type Row<Ask extends { statement: Statement }> = Ask extends (...given: never[]) => Promise<infer Rows>
  ? NonNullable<Rows extends readonly (infer One)[] ? One : Rows>
  : never;

function prepare(takes: Columns, gives: Columns, text: string): Statement {
  const parameters: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_, name: string) => {
    if (!(name in takes)) throw new Error(`unknown parameter $${name}: ${text.slice(0, 60)}`);
    if (!parameters.includes(name)) parameters.push(name);
    return `$${parameters.indexOf(name) + 1}`;
  });
  const unused = Object.keys(takes).filter((name) => !parameters.includes(name));
  if (unused.length > 0) throw new Error(`unused parameters ${unused.join(', ')}: ${text.slice(0, 60)}`);
  const name = createHash('sha256').update(numbered).digest('base64url').slice(0, 20);
  return { name, text: numbered, parameters, takes, gives, reading: readingOf(gives, text) };
}

/** node-postgres reads a type of a column in one way for a whole answer. */
function readingOf(gives: Columns, text: string): CustomTypesConfig {
  const instants = Object.values(gives).filter(({ pg }) => pg === instant.pg);
  const iso = instants.filter(({ isIso }) => isIso);
  if (iso.length > 0 && iso.length < instants.length)
    throw new Error(`some instants as text, some as Date: ${text.slice(0, 60)}`);
  return iso.length > 0 ? isoReading : plainReading;
}
