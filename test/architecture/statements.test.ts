import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { int4, int8, nullable, text, uuid } from '#server/platform/db/columns.ts';
import { many, type Statement } from '#server/platform/db/statement.ts';
import { copyDatabase } from '../world.ts';
import { misfits, readStatements } from './statement-fit.ts';

const all = await readStatements(fileURLToPath(new URL('../..', import.meta.url)));
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(await copyDatabase());
  await client.connect();
});
afterAll(() => client.end());

it('finds the statements of the codebase', () => {
  expect(all.length).toBeGreaterThan(3);
});

it.each(all)('$name fits the schema', async (one) => {
  expect(await misfits(client, one)).toEqual([]);
});

const planted: [string, { readonly statement: Statement }, string][] = [
  ['a wrong type', many({}, { id: int4 }, 'select id from events'), 'types'],
  ['a wrong name', many({}, { key: uuid }, 'select id from events'), 'names'],
  ['a missing column', many({}, { id: uuid }, 'select id, name from events'), 'names'],
  ['a wrong parameter', many({ id: text }, { name: text }, 'select name from events where id = $id'), 'parameters'],
  [
    'a null that is not expected',
    many({}, { accountId: uuid }, 'select account_id as "accountId" from events'),
    'may be null',
  ],
  ['a table that is gone', many({}, { n: int8 }, 'select count(*) as n from ponds'), 'refuses it'],
];

it.each(planted)('refuses %s', async (name, ask, because) => {
  expect((await misfits(client, { name, statement: ask.statement })).join()).toContain(because);
});

it('accepts what fits', async () => {
  const fits = many(
    { id: uuid },
    { accountId: nullable(uuid) },
    'select account_id as "accountId" from events where id = $id',
  );

  expect(await misfits(client, { name: 'fits', statement: fits.statement })).toEqual([]);
});
