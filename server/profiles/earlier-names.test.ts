import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { join } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

const migration = readFileSync(new URL('../../database/migrations/0040-nicknames.sql', import.meta.url), 'utf8');
const renaming = migration.slice(migration.indexOf('update children'));

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

describe('an account from before there were nicknames', () => {
  it.each([
    ['early_one', 'Maya', 'Haddad', 'Maya', 'early_one'],
    ['early_two', 'Maya', 'Haddad', 'MAYA ', 'early_two'],
    ['early_three', 'Maya', 'Haddad', 'Maya the Frog', 'early_three'],
    ['early_four', 'José-Luis', 'Haddad', 'josé-luis', 'early_four'],
    ['early_five', 'Maya', 'Haddad', 'Frog Fan 9', 'Frog Fan 9'],
    ['early_six', 'Ana', 'Haddad', 'Banana Frog', 'Banana Frog'],
    ['early_seven', 'Maya', 'Haddad', 'early_seven', 'early_seven'],
  ])('%s: %s %s, called %s, is called %s', async (username, firstName, lastName, displayName, after) => {
    const child = await join(world, { username, age: 9, firstName, lastName });
    const { pool } = world.context.db;
    await pool.query('update children set display_name = $1 where account_id = $2', [displayName, child.id]);

    await pool.query(renaming);

    expect((await child.call(readUser, {})).data.displayName).toBe(after);
  });
});
