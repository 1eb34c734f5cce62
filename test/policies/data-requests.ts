import { expect } from 'vitest';
import { startCopy } from '#server/family/copies/copies.ts';
import { eraseChild } from '#server/family/index.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';
import { child } from '../support/children.ts';
import { readParentId } from '../support/copies.ts';
import { isStored, type Proof, queryRows, runJobs } from './proof.ts';

/** What parents and young people ask of the data, and how long it stays. */
export const dataRequestProofs = {
  dataRequests: async (world) => {
    const maya = await child(world);
    await startCopy(world.context, { childId: maya.id, parentId: await readParentId(maya) });
    await world.context.events.idle();
    expect(await isStored(world, [maya.id], 'data_access_requests')).toBe(true);
    await eraseChild(world.context, maya.id);
    expect(await isStored(world, [maya.id], 'data_access_requests')).toBe(false);
    const [kept] = await queryRows(
      world,
      `select kept_until = asked_at + interval '3 years' as "threeYears" from data_access_requests where child_id is null`,
    );
    expect(kept?.['threeYears']).toBe(true);
  },

  copies: async (world) => {
    const maya = await child(world);
    await startCopy(world.context, { childId: maya.id, parentId: await readParentId(maya) });
    await world.context.events.idle();
    expect(await queryRows(world, 'select from data_copy_parts')).not.toEqual([]);
    expect(await isStored(world, ['index.html', maya.username], 'data_copy_parts')).toBe(false);
    await world.pass(DAY + MINUTE);
    await runJobs(world);
    expect(await queryRows(world, 'select from data_copy_parts')).toEqual([]);
    expect(await isStored(world, [maya.id], 'data_copies')).toBe(true);
    await world.pass(2 * DAY);
    await runJobs(world);
    expect(await isStored(world, [maya.id], 'data_copies')).toBe(false);
  },

  lastMails: async (world) => {
    const maya = await child(world, { age: 14 });
    await eraseChild(world.context, maya.id);
    expect(await queryRows(world, 'select from last_mails')).toHaveLength(1);
    expect(await isStored(world, [maya.username, '@example.org'], 'last_mails')).toBe(false);
    await runJobs(world);
    expect(await queryRows(world, 'select from last_mails')).toEqual([]);
    const mail = await world.mailTo(`${maya.username}@example.org`);
    expect(mail.subject).toBe(`The account ${maya.username} is erased`);
  },
} satisfies Record<string, Proof>;
