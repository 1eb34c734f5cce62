import pg from 'pg';
import { expect, it } from 'vitest';
import { drawSchema } from './support/schema.ts';
import { copyDatabase } from './world.ts';

it('database/schema.sql shows the tables as they are; `npx vitest run test/schema.test.ts -u` writes it again', async () => {
  const client = new pg.Client(await copyDatabase());
  await client.connect();

  const schema = await drawSchema(client);

  await client.end();

  await expect(schema).toMatchFileSnapshot('../database/schema.sql');
});

/** There are few rows in them. */
const small = ['cards', 'notice_versions', 'staff_invites'];

it('every reference to rows that can be erased has an index, so that erasing a child scans no table', async () => {
  const client = new pg.Client(await copyDatabase());
  await client.connect();

  const { rows } = await client.query(
    `select c.conrelid::regclass || ': ' || c.conname as name from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confrelid::regclass::text <> all ($1)
       and c.conrelid::regclass::text <> all ($1)
       and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
       )`,
    [small],
  );
  await client.end();

  expect(rows).toEqual([]);
});
