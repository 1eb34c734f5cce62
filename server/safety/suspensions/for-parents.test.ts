import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOwnChildren } from '#contract/family.ts';
import { actOnPerson } from '#contract/people.ts';
import { DAY } from '#server/platform/clock.ts';
import { type Child, child } from '#test/support/children.ts';
import { caseAt, decide, handIn } from '#test/support/moderation.ts';
import { parentSession } from '#test/support/parents.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ines: Person;
let maya: Child;
beforeEach(async () => {
  world = await openWorld();
  [ines, maya] = [await hireInes(world), await child(world)];
});
afterEach(() => world[Symbol.asyncDispose]());

async function suspendedUntil(): Promise<(string | null)[]> {
  const parent = await parentSession(world, maya);
  return (await parent.call(listOwnChildren, {})).data.children.map((one) => one.suspendedUntil);
}

describe('what a parent learns of a suspension', () => {
  it('is when it ends, until it has ended', async () => {
    await handIn(maya);
    await decide(ines, (await caseAt(ines)).id, 'pause_24h');

    expect(await suspendedUntil()).toEqual([new Date(world.clock.now().getTime() + DAY).toISOString()]);

    await world.pass(DAY);

    expect(await suspendedUntil()).toEqual([null]);
  });

  it.each([
    ['rules', true],
    ['safety', false],
  ] as const)('by an admin for the reason %s is told: %s', async (reason, isTold) => {
    const ada = await hire(world, { username: 'ada_parents', role: 'admin' });
    const { status } = await ada.call(actOnPerson, { params: { id: maya.id }, body: { act: 'pause_day', reason } });

    expect(status).toBe(204);
    expect((await suspendedUntil())[0] !== null).toBe(isTold);
  });

  it('is nothing where the child may be in danger', async () => {
    await handIn(maya, { content: 'I want to die.' });
    const { id, reason } = await caseAt(ines);
    await decide(ines, id, 'pause_24h');

    expect(reason).toBe('crisis');
    expect(await suspendedUntil()).toEqual([null]);
  });
});
