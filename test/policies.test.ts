import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#server/modules.ts';
import { listKeptData } from '#server/platform/retention/delete-old.ts';
import { type ClaimName, claims } from '#web/help/claims.ts';
import { columns, empty, impersonal } from './policies/columns/columns.ts';
import { consentProofs } from './policies/consent.ts';
import { dataRequestProofs } from './policies/data-requests.ts';
import { friendProofs } from './policies/friends.ts';
import { moderationProofs } from './policies/moderation.ts';
import { programProofs } from './policies/program.ts';
import { type Proof, queryRows, root } from './policies/proof.ts';
import { retentionProofs } from './policies/retention.ts';
import { signInProofs } from './policies/sign-in.ts';
import { signUpProofs } from './policies/sign-up.ts';
import { visibilityProofs } from './policies/visibility.ts';
import { openWorld, type World } from './world.ts';

/** A missing proof does not compile. */
const proofs: Record<ClaimName, Proof> = {
  ...signUpProofs,
  ...consentProofs,
  ...moderationProofs,
  ...programProofs,
  ...retentionProofs,
  ...signInProofs,
  ...dataRequestProofs,
  ...friendProofs,
  ...visibilityProofs,
};
const names = Object.keys(claims) as ClaimName[];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

function unproven(claimed: readonly string[]): string[] {
  return claimed.filter((name) => !(name in proofs));
}

describe('what the open pages claim', () => {
  it.each(names.map((name) => [name, claims[name].feature] as const))('%s holds, thanks to %s', (name) =>
    proofs[name](world),
  );

  it('has a proof for every claim, and no proof for what is not claimed', () => {
    expect(unproven(names)).toEqual([]);
    expect(unproven(['robots that never sleep'])).toHaveLength(1);
    expect(Object.keys(proofs).filter((name) => !(name in claims))).toEqual([]);
  });
});

describe('the privacy page', () => {
  const listed = listKeptData(modules).flatMap(({ tables }) => tables);

  it('describes every table once that holds something about a person', async () => {
    const rows = await queryRows(world, `select tablename from pg_tables where schemaname = 'public'`);
    const tables = rows.map((row) => String(row['tablename']));

    expect([...listed, ...impersonal, ...empty].toSorted()).toEqual(tables.toSorted());
    expect(Object.keys(columns).toSorted()).toEqual(listed.toSorted());
  });

  it('leaves out no table that the server writes to', () => {
    const queries = globSync('server/**/*queries.ts', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const fills = (table: string): boolean => queries.some((text) => new RegExp(`insert into ${table}\\b`).test(text));

    expect(empty.filter(fills)).toEqual([]);
    expect(listed.filter((table) => !fills(table) && table !== 'events')).toEqual([]);
  });
});
