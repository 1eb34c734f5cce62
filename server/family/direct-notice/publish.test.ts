import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import * as calls from '#contract/family.ts';
import { decide, newFamily, signInAgain, wait } from '#test/support/family.ts';
import { readLinks, subjectsTo } from '#test/support/parent-mails.ts';
import { hire, ines, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY } from '../../platform/clock.ts';
import { previewDirectNotice, publishDirectNotice, publishFirstNotice } from './publish.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

const readConsent = async (child: Person) => (await child.call(calls.readConsent, {})).data;
const second = { version: 20, text: 'Hello, a new notice about {username}.\n\n{consent_link}\n\n{not_mine_link}\n' };

describe('the notice', () => {
  it('is in force without anyone doing anything, and a restart or an edit publishes nothing', async () => {
    await publishFirstNotice(world.context);
    const { rows } = await world.context.db.pool.query('select version, published_by from notice_versions');

    expect(rows).toEqual([{ version: 5, published_by: null }]);
    expect(await previewDirectNotice(world.context)).toBeUndefined();
  });

  it('pauses every consent to the old one, until the parent agrees again', async () => {
    const { child, link, address } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);
    await wait(world, DAY);
    const { context } = world;

    expect(await publishDirectNotice(context, second, ada.id, world.clock.now())).toBe(true);
    expect(await publishDirectNotice(context, second, ada.id, world.clock.now())).toBe(false);

    const there = await signInAgain(child);
    expect(await readConsent(there)).toMatchObject({ status: 'granted', scopes: [], isPaused: true });
    expect((await there.call(readUser, {})).data.can.writePosts).toBe(false);

    await wait(world, 0);

    expect((await subjectsTo(world, address)).at(-1)).toMatch(/^Please decide again/);

    const again = (await readLinks(world, address)).link;
    const { data } = await world.visitor().call(calls.openConsentLink, { body: { token: again } });

    expect(data.about).toMatchObject({ purpose: 'decide', consent: 'granted', isRestated: true });

    await decide(world, again, 'yes', ['posts', 'buddies']);

    expect(await readConsent(there)).toMatchObject({ scopes: ['posts', 'buddies'], isPaused: false });
  });

  it('asks nobody twice who they are: consent to it keeps the strong method and its scopes', async () => {
    const { child, address } = await newFamily(world);
    const staff = await ines(world);
    await staff.call(calls.recordConsentInPerson, {
      body: { username: child.username, parentName: 'Pat', relation: 'mother', scopes: ['chat'], isContact: true },
    });
    await publishDirectNotice(world.context, { ...second, version: 30 }, ada.id, world.clock.now());
    await wait(world, 0);
    const again = (await readLinks(world, address)).link;

    const { data } = await world.visitor().call(calls.openConsentLink, { body: { token: again } });

    expect(data.about).toMatchObject({ isRestated: true, provenBy: 'in_person' });
    expect((await decide(world, again, 'yes', ['posts', 'chat', 'reach'])).data.scopes).toEqual([
      'posts',
      'chat',
      'reach',
    ]);

    const there = await signInAgain(child);
    expect((await there.call(readUser, {})).data).toMatchObject({ parentalConsentMethod: 'in_person' });

    await wait(world, DAY);

    expect((await world.mailTo(address)).text.replaceAll(/\s+/g, ' ')).toContain('and a member of our staff met you');
  });

  it('is what a parent agrees to: a link from an older notice asks for the newer mail', async () => {
    const { link, address } = await newFamily(world);
    await publishDirectNotice(world.context, { ...second, version: 40 }, ada.id, world.clock.now());

    const { data } = await world.visitor().call(calls.openConsentLink, { body: { token: link } });

    expect(data.state).toBe('replaced');
    expect((await decide(world, link, 'yes')).error.code).toBe('gone');

    await wait(world, 0);

    expect((await decide(world, (await readLinks(world, address)).link, 'yes')).data.consent).toBe('granted');
  });

  it('can be requested once more by a child whose scopes are paused', async () => {
    const { child, link, address } = await newFamily(world);
    await decide(world, link, 'yes', ['posts']);

    expect((await child.call(calls.resendDirectNotice, {})).status).toBe(400);

    await publishDirectNotice(world.context, { ...second, version: 50 }, ada.id, world.clock.now());

    expect((await child.call(calls.resendDirectNotice, {})).status).toBe(202);

    await world.context.events.idle();

    expect((await subjectsTo(world, address)).at(-1)).toMatch(/^Please decide again/);

    await decide(world, (await readLinks(world, address)).link, 'no');

    expect((await child.call(readUser, {})).status).toBe(401);
  });
});
