import { expect } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { deletePost } from '#contract/posts.ts';
import { decideCase, listStaffMessages, markStaffMessageSeen, sendAppeal } from '#contract/safety.ts';
import { eraseChild } from '#server/family/index.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { audit } from '#server/safety/audit/audit.ts';
import { verifyChain } from '#server/safety/audit/chain.ts';
import { child, makeBuddies, post } from '../support/children.ts';
import { decide, handIn, queue, report } from '../support/moderation.ts';
import { hire, join } from '../support/people.ts';
import type { World } from '../world.ts';
import { isStored, logInAs, type Proof, runJobs } from './proof.ts';

/** What staff decide and write, and how long that is stored. */
export const moderationProofs = {
  moderation: async (world) => {
    const [zoe, ines] = [await child(world, { age: 14 }), await newModerator(world)];
    const taken = await handIn(zoe, { title: 'Zqtakenback' });
    expect(await isStored(world, ['zqtakenback'], 'case_copies')).toBe(true);
    await zoe.call(deletePost, { params: { id: taken } });
    expect(await isStored(world, ['zqtakenback'], 'case_copies')).toBe(false);
    await handIn(zoe, { title: 'Zqmoderated' });
    await decide(ines, await findCaseId(ines, 'Zqmoderated'), 'remove');
    await world.pass(30 * DAY - 1);
    await runJobs(world);
    expect(await isStored(world, ['zqmoderated'], 'case_copies')).toBe(true);
    await world.pass(1);
    await runJobs(world);
    expect(await isStored(world, ['zqmoderated'], 'case_copies')).toBe(false);
    expect(await isStored(world, [zoe.id], 'cases')).toBe(true);
    await eraseChild(world.context, zoe.id);
    expect(await isStored(world, [zoe.id], 'cases')).toBe(false);
  },

  holds: async (world) => {
    const [zoe, ines] = [await child(world, { age: 14 }), await newModerator(world)];
    await handIn(zoe, { title: 'Zqevidence' });
    await handIn(zoe, { title: 'Zqordinary' });
    const hold = { reason: 'The police asked, file 12', days: 30 };
    const params = { id: await findCaseId(ines, 'Zqevidence') };
    await ines.call(decideCase, { params, body: { decision: 'legal_hold', hold } });
    await eraseChild(world.context, zoe.id);
    expect(await isStored(world, ['zqevidence'], 'case_copies')).toBe(true);
    expect(await isStored(world, ['zqordinary'], 'case_copies')).toBe(false);
    expect(await isStored(world, [zoe.id], 'accounts', 'posts')).toBe(false);
    await world.pass(17 * DAY);
    await runJobs(world);
    await world.pass(14 * DAY);
    await runJobs(world);
    expect(await isStored(world, ['zqevidence'], 'case_copies')).toBe(false);
  },

  examples: async (world) => {
    const zoe = await child(world, { age: 14 });
    const [ines, ada] = [await newModerator(world), await hire(world, { username: 'ada_measures', role: 'admin' })];
    const isKept = () => isStored(world, [zoe.id], 'filter_examples');
    const decideOn = async (title: string) => {
      await handIn(zoe, { title });
      await decide(ines, await findCaseId(ines, title), 'remove');
    };
    await decideOn('Zqunmeasured');
    expect(await isKept()).toBe(false);
    await ada.call(changeSettings, { body: { keepStaffDecisions: true } });
    await decideOn('Zqmeasured');
    expect(await isKept()).toBe(true);
    expect(await isStored(world, ['zqmeasured'], 'filter_examples')).toBe(false);
    await world.pass(180 * DAY - 1);
    await runJobs(world);
    expect(await isKept()).toBe(true);
    await world.pass(1);
    await runJobs(world);
    expect(await isKept()).toBe(false);
  },

  reports: async (world) => {
    const [zoe, ida, ines] = [
      await child(world, { age: 14 }),
      await child(world, { age: 14 }),
      await newModerator(world),
    ];
    await makeBuddies(world, zoe, ida);
    await report(ida, await post(world, zoe, { title: 'Zqtold' }));
    expect(await isStored(world, [ida.id], 'reports')).toBe(true);
    await decide(ines, await findCaseId(ines, 'Zqtold'), 'remove');
    const { body } = await zoe.send('GET', '/api/inbox');
    expect(body).toContain('Zqtold');
    expect(body).not.toMatch(new RegExp(`${ida.id}|${ida.username}`));
    expect((await ida.call(listStaffMessages, {})).data.notices).toMatchObject([{ template: 'thanks_acted' }]);
    await eraseChild(world.context, ida.id);
    expect(await isStored(world, [ida.id], 'reports')).toBe(false);
  },

  staffMessages: async (world) => {
    const [zoe, ines] = [await child(world, { age: 14 }), await newModerator(world)];
    await handIn(zoe, { title: 'Zqrest' });
    await decide(ines, await findCaseId(ines, 'Zqrest'), 'pause_24h');
    await world.pass(DAY / 2);
    await logInAs(world, zoe.username, undefined, zoe);
    const { notices, pause } = (await zoe.call(listStaffMessages, {})).data;
    expect(notices).toMatchObject([{ template: 'paused' }]);
    await zoe.call(markStaffMessageSeen, { params: { id: notices[0]?.id ?? '' } });
    await zoe.call(sendAppeal, { body: { decisionId: pause?.id ?? '', text: 'Zqappeal' } });
    expect(await isStored(world, [zoe.id], 'staff_notices')).toBe(true);
    expect(await isStored(world, [zoe.id], 'pauses')).toBe(true);
    expect(await isStored(world, ['zqappeal'], 'case_copies')).toBe(true);
    await eraseChild(world.context, zoe.id);
    expect(await isStored(world, [zoe.id, 'zqappeal', 'zqrest'], 'staff_notices', 'pauses', 'case_copies')).toBe(false);
  },

  audit: async (world) => {
    const maya = await join(world);
    const { db, clock } = world.context;
    const act = { actor: newId(), act: 'case.read', subject: newId(), about: maya.id, at: clock.now() } as const;
    await db.transaction((tx) => audit(world.context, tx, act));
    expect(await isStored(world, [maya.id], 'audit_links')).toBe(false);
    expect(await isStored(world, [maya.id], 'audit_details')).toBe(true);
    await eraseChild(world.context, maya.id);
    expect(await isStored(world, [maya.id], 'audit_details')).toBe(false);
    expect(await isStored(world, [act.actor], 'audit_links')).toBe(true);
    expect(await verifyChain(world.context)).toMatchObject({ isWhole: true });
  },
} satisfies Record<string, Proof>;

let moderators = 0;

function newModerator(world: World) {
  moderators += 1;
  return hire(world, { username: `moderator_${moderators}`, role: 'moderator' });
}

async function findCaseId(staff: Awaited<ReturnType<typeof newModerator>>, title: string): Promise<string> {
  return (await queue(staff)).find((one) => one.title === title)?.id ?? '';
}
