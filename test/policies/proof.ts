import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { logIn, sendVerification } from '#contract/accounts.ts';
import { signUps } from '#server/accounts/index.ts';
import { readContract } from '../architecture/contract-rules.ts';
import { type Newcomer, signUpFormFor } from '../support/people.ts';
import { type Browser, PASSWORD, type World } from '../world.ts';

/** Proves a claim of the open pages through HTTP. */
export type Proof = (world: World) => Promise<void>;

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sends the sign-up form from a new browser. */
export async function signUp(world: World, newcomer: Newcomer, changes: object = {}, browser = world.visitor()) {
  await signUps.setRegistration(world.context.db, 'open');
  return browser.call(sendVerification, { body: { ...signUpFormFor(world, newcomer), ...changes } });
}

export function logInAs(world: World, username: string, password = PASSWORD, browser = world.visitor()) {
  return browser.call(logIn, { body: { username, password } });
}

/** Whether a browser is still signed in. */
export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.send('GET', '/api/user')).statusCode === 200;
}

export async function queryRows(world: World, sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await world.context.db.pool.query(sql, values)).rows;
}

/** Whether any row of these tables holds one of the words, in any column. */
export async function isStored(world: World, words: readonly string[], ...tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const like = words.map((word) => `%${word.toLowerCase()}%`);
    const rows = await queryRows(world, `select 1 from ${table} t where lower(t::text) like any($1) limit 1`, like);
    if (rows.length > 0) return true;
  }
  return false;
}

export async function isEmpty(world: World, table: string): Promise<boolean> {
  return (await queryRows(world, `select 1 from ${table} limit 1`)).length === 0;
}

/** Runs every scheduled job. */
export async function runJobs(world: World): Promise<void> {
  for (const { name } of world.context.jobs.schedule) await world.context.jobs.run(name);
}

/** The routes of the contract that contain one of these words. */
export async function routesAbout(...words: readonly string[]): Promise<string[]> {
  const declared = await readContract(root);
  expect(declared.length).toBeGreaterThan(25);
  return declared
    .map(({ endpoint }) => endpoint.route)
    .filter((route) => words.some((word) => route.toLowerCase().includes(word)));
}
