import { globSync } from 'node:fs';
import type pg from 'pg';
import type { Statement } from '#server/platform/db/statement.ts';

export interface Named {
  readonly name: string;
  readonly statement: Statement;
}

/** Every SQL statement, by the name of its function. */
export async function readStatements(root: string): Promise<Named[]> {
  const files = [...globSync('server/**/*queries.ts', { cwd: root }), 'server/platform/events.ts'].sort();
  const modules = await Promise.all(files.map((file) => import(`${root}/${file}`) as Promise<Record<string, unknown>>));
  return modules.flatMap((module, at) =>
    Object.entries(module).flatMap(([name, value]) =>
      isAsk(value) ? [{ name: `${files[at]}: ${name}`, statement: value.statement }] : [],
    ),
  );
}

function isAsk(value: unknown): value is { statement: Statement } {
  return typeof value === 'function' && 'statement' in value;
}

/** What PostgreSQL itself says of a statement, against what the code declares; an empty list where both agree. */
export async function misfits(client: pg.Client, { statement }: Named): Promise<string[]> {
  const described = await describe(client, statement).catch((error: Error) => error);
  if (described instanceof Error) return [`PostgreSQL refuses it: ${described.message}`];
  const { parameterTypes, fields } = described;
  const wantedParameters = statement.parameterOrder.map((name) => statement.parameters[name]?.pg ?? 'undeclared');
  const wantedFields = Object.entries(statement.columns);
  return [
    ...compare('writing', String(statement.isWrite), String(await isWrite(client, statement))),
    ...compare('parameters', wantedParameters.join(), parameterTypes.join()),
    ...compare('names', wantedFields.map(([name]) => name).join(), fields.map(({ name }) => name).join()),
    ...compare('types', wantedFields.map(([, column]) => column.pg).join(), fields.map(({ type }) => type).join()),
    ...fields
      .filter(({ name, isNullable }) => isNullable && statement.columns[name]?.nullable === false)
      .map(({ name }) => `${name} may be null`),
  ];
}

function compare(what: string, declared: string, actual: string): string[] {
  return declared === actual ? [] : [`${what}: declared ${declared}, but PostgreSQL has ${actual}`];
}

interface Field {
  readonly name: string;
  readonly type: string;
  /** Known only for columns that come straight from a table. */
  readonly isNullable: boolean;
}

async function describe(client: pg.Client, statement: Statement) {
  await client.query('deallocate all');
  const raw = await describeFields(client, statement);
  const { rows } = await client.query(
    'select parameter_types::text[] as parameters, result_types::text[] as results from pg_prepared_statements where name = $1',
    [statement.name],
  );
  const fields: Field[] = [];
  for (const [at, { name, tableID, columnID }] of raw.entries())
    fields.push({ name, type: rows[0].results?.[at] ?? '', isNullable: await isNullable(client, tableID, columnID) });
  return { parameterTypes: rows[0].parameters as string[], fields };
}

async function isNullable(client: pg.Client, table: number, column: number): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attrelid = $1 and a.attnum = $2 and not a.attnotnull and c.relkind = 'r'`,
    [table, column],
  );
  return rows.length > 0;
}

/** Whether PostgreSQL's plan changes or locks rows. */
async function isWrite(client: pg.Client, { text }: Statement): Promise<boolean> {
  const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
  return /"(ModifyTable|LockRows)"/.test(JSON.stringify(rows[0]['QUERY PLAN']));
}

type RawField = { name: string; tableID: number; columnID: number };

/** Parses and describes a statement without running it. */
function describeFields(client: pg.Client, { name, text }: Statement): Promise<RawField[]> {
  return new Promise((resolve, reject) => {
    let fields: RawField[] = [];
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: 'S', name }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: RawField[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as unknown as pg.Submittable);
  });
}
