import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportAsParent } from '#contract/friends/parents.ts';
import { type Child, child, makeBuddies } from '#test/support/children.ts';
import { caseAt, decide, queue, read } from '#test/support/moderation.ts';
import { type ParentBrowser, parentSession } from '#test/support/parents.ts';
import { hire, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ines: Person;
beforeAll(async () => {
  world = await openWorld();
  ines = await hire(world, { username: 'ines', role: 'moderator' });
});
afterAll(() => world[Symbol.asyncDispose]());

interface Family {
  readonly maya: Child;
  readonly leo: Child;
  readonly parent: ParentBrowser;
}

/** Two buddies, and the parent of the first one. */
async function buddies(): Promise<Family> {
  const [maya, leo] = [await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
  return { maya, leo, parent: await parentSession(world, maya) };
}

const report = ({ maya, leo, parent }: Family) =>
  parent.call(reportAsParent, {
    params: { childId: maya.id, friendId: leo.id },
    body: { reason: 'unkind', words: 'He asks her every evening to leave the class.' },
  });

async function answerTo(family: Family, decision: 'approve' | 'remove'): Promise<string> {
  await report(family);
  await decide(ines, (await caseAt(ines)).id, decision);
  return (await world.mailTo(family.parent.email)).text.replace(/\s+/g, ' ');
}

describe("a parent's report", () => {
  it('comes to staff with the words, and with neither the name of the parent nor of the child', async () => {
    const family = await buddies();

    const { status } = await report(family);

    const { data } = await read(ines, (await caseAt(ines)).id);
    expect(status).toBe(201);
    expect(data.authorName).toBe(family.leo.username);
    expect(JSON.stringify(data)).toContain('He asks her every evening to leave the class.');
    expect(JSON.stringify(data)).not.toContain(family.parent.email);
    await decide(ines, (await caseAt(ines)).id, 'approve');
  });

  it('is answered by mail when staff have acted, and names no other child', async () => {
    const family = await buddies();

    const text = await answerTo(family, 'remove');

    expect(text).toContain('We looked into your report');
    expect(text).toContain('You were right to tell us: we have acted on it.');
    expect(text).not.toContain(family.leo.username);
  });

  it('is answered by mail when staff have found nothing', async () => {
    const text = await answerTo(await buddies(), 'approve');

    expect(text).toContain('We found nothing that is against our rules, so we changed nothing.');
  });

  it('can be about nobody whom the child does not know', async () => {
    const family = await buddies();
    const stranger = await child(world);

    const { status } = await report({ ...family, leo: stranger });

    expect(status).toBe(404);
    expect(await queue(ines)).toEqual([]);
  });
});
