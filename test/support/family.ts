import { logIn } from '#contract/accounts.ts';
import { decideConsent } from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { PASSWORD, type World } from '../world.ts';
import { readLinks } from './parent-mails.ts';
import { join, type Newcomer, type Person } from './people.ts';

let families = 0;

/** A child of 9 with their own parent, and the links of the direct notice. */
export async function newFamily(world: World, newcomer: Newcomer = {}) {
  families += 1;
  const address = newcomer.parentEmail ?? `omar.${families}@example.org`;
  const child = await join(world, { age: 9, ...newcomer, parentEmail: address });
  return { child, address, ...(await readLinks(world, address)) };
}

/** Answers as a parent on the page of a link. */
export async function decide(world: World, token: string, decision: 'yes' | 'no', scopes: Scope[] = []) {
  const reply = await world.visitor().call(decideConsent, { body: { token, decision, scopes } });
  await world.context.events.idle();
  return reply;
}

/** Lets time pass and runs the jobs of families. */
export async function wait(world: World, milliseconds: number): Promise<void> {
  await world.pass(milliseconds);
  for (const job of ['send-mails', 'follow-time', 'send-mails', 'forget-old-proofs'])
    await world.context.jobs.run(`family.${job}`);
  await world.context.events.idle();
}

/** The same child in a new browser, after sessions have ended. */
export async function signInAgain({ world, id, username }: Person): Promise<Person> {
  const browser = world.visitor();
  await browser.call(logIn, { body: { username, password: PASSWORD, rememberMe: true } });
  return Object.assign(browser, { id, username, browser });
}

export async function rowsOfChild({ world, id }: Person, table: 'children' | 'consent_answers'): Promise<number> {
  const column = table === 'children' ? 'account_id' : 'child_id';
  const { rows } = await world.context.db.pool.query(`select 1 from ${table} where ${column} = $1`, [id]);
  return rows.length;
}

/** A second parent of a child: no call makes one yet. */
export async function addParent({ world, id }: Person, email: string): Promise<void> {
  const { pool } = world.context.db;
  const { rows } = await pool.query(
    'insert into parents (id, email, name, created_at) values (gen_random_uuid(), $1, $1, now()) returning id',
    [email],
  );
  await pool.query('insert into guardianships values ($1, $2, now())', [id, rows[0].id]);
}
