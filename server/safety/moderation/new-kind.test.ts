import { expect, it } from 'vitest';
import { listStaffMessages } from '#contract/safety.ts';
import { newId } from '#server/platform/tokens.ts';
import { child } from '#test/support/children.ts';
import { caseAt, decide, queue, read } from '#test/support/moderation.ts';
import { ines as hireInes } from '#test/support/people.ts';
import { openWorld } from '#test/world.ts';
import { type Module, noPersonalData } from '../../platform/module.ts';
import { openCase } from './cases.ts';
import type { Reviewable } from './reviewable.ts';

/** A made-up module whose shells are moderated. */
function createShellModule(authorId: string, shells: Map<string, string>): Module {
  const shell: Reviewable = {
    kind: 'shell',
    freeze: async (_db, id, at) => {
      const text = shells.get(id);
      if (text === undefined) return undefined;
      return { title: 'A shell', text, authorId, authorName: 'Maya', ageGroup: '9-10', at };
    },
    around: async () => [{ who: 'Maya', text: 'I found it at the shore.', at: null }],
    approve: (_context, _tx, { id }) => void shells.set(id, 'shown'),
    remove: (_context, _tx, { id }) => void shells.delete(id),
  };
  return { name: 'shore', personalData: noPersonalData, reviewables: [shell] };
}

it('a new kind of thing reaches the review queue by its module definition alone, and is moderated like all others', async () => {
  await using world = await openWorld();
  const [ines, maya] = [await hireInes(world), await child(world)];
  const [approved, removed] = [newId(), newId()];
  const shells = new Map([approved, removed].map((id) => [id, 'It sounds like rain.']));
  const shore = createShellModule(maya.id, shells);
  Object.assign(world.context, { modules: [...world.context.modules, shore] });
  const at = world.clock.now();
  for (const subject of [approved, removed])
    await world.context.db.transaction(async (tx) => {
      const copy = await shore.reviewables?.[0]?.freeze(tx, subject, at);
      if (copy) openCase(tx, { kind: 'shell', subject, reason: 'held', severity: 1, copy, at });
    });

  const first = await caseAt(ines);

  expect(first).toMatchObject({ kind: 'shell', title: 'A shell', ageGroup: '9-10' });
  expect((await read(ines, first.id)).data).toMatchObject({
    text: 'It sounds like rain.',
    around: [{ who: 'Maya', text: 'I found it at the shore.' }],
    author: { username: maya.username },
    can: expect.arrayContaining(['approve', 'remove', 'teach', 'pause_1h', 'escalate']),
  });
  expect((await decide(ines, first.id, 'approve')).data.state).toBe('decided');
  expect((await decide(ines, (await caseAt(ines)).id, 'teach', 'kinder')).data.state).toBe('decided');
  expect(await queue(ines)).toEqual([]);
  expect([...shells]).toEqual([[approved, 'shown']]);
  expect((await maya.call(listStaffMessages, {})).data.notices).toMatchObject([
    { template: 'kinder', about: 'A shell' },
  ]);
});
