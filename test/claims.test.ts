import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClaimName, claims } from '#web/landing/claims.ts';
import { proofs } from './claims/proofs.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const names = Object.keys(claims) as ClaimName[];

function unproven(claimed: readonly string[]): string[] {
  return claimed.filter((name) => !(name in proofs));
}

describe('what the landing page claims', () => {
  it.each(names.map((name) => [name, claims[name].feature] as const))('%s holds, thanks to %s', (name) =>
    proofs[name](world),
  );

  it('has a proof for every claim', () => {
    expect(unproven(names)).toEqual([]);
    expect(unproven(['robots that never sleep'])).toHaveLength(1);
  });
});
