import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteChild } from '#contract/family.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { decide, newFamily } from '#test/support/family.ts';
import { parentSession } from '#test/support/parents.ts';
import { openWorld, type World } from '#test/world.ts';

const FAMILIES = 6;

let one: World;
let other: World;
let families: Awaited<ReturnType<typeof newFamily>>[];
/** Whom the mails went to. */
let sent: string[];
beforeEach(async () => {
  one = await openWorld();
  other = await openWorld({ nodeOf: one });
  sent = [];
  families = [];
  for (let count = 0; count < FAMILIES; count += 1) families.push(await newFamily(one));
});
afterEach(async () => {
  await other[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

const addresses = () => families.map(({ address }) => address).toSorted();

/** A mail server takes three minutes for each mail of one node. The other node runs its jobs meanwhile, and afterwards. */
async function runOnBoth(job: string): Promise<void> {
  const deliver = async ({ to }: Mail) => void sent.push(to);
  other.context.mail.send = deliver;
  one.context.mail.send = async (mail) => {
    one.clock.pass(3 * MINUTE);
    await other.context.jobs.run(job);
    await deliver(mail);
  };
  await one.context.jobs.run(job);
  one.clock.pass(10 * MINUTE);
  await other.context.jobs.run(job);
}

it('each reminder is sent once, however slow the mail server is', async () => {
  await one.pass(3 * DAY + HOUR);

  await runOnBoth('family.send-mails');

  expect(sent.toSorted()).toEqual(addresses());
});

it('each last mail is sent once, however slow the mail server is', async () => {
  for (const { child, link } of families) {
    await decide(one, link, 'yes');
    const parent = await parentSession(one, child);
    await parent.call(deleteChild, { params: { id: child.id } });
  }
  await one.pass(7 * DAY + HOUR);
  await one.context.jobs.run('family.follow-time');

  await runOnBoth('family.send-last-mails');

  expect(sent.toSorted()).toEqual(addresses());
});
