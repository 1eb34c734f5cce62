import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMessages } from '#contract/admin.ts';
import { sendContact } from '#contract/help.ts';
import { readReviewQueue } from '#contract/safety.ts';
import { HOUR, MINUTE } from '#server/platform/clock.ts';
import { child } from '#test/support/children.ts';
import { decide, handIn, queue, read } from '#test/support/moderation.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { type Browser, openWorld, type World } from '#test/world.ts';
import { MAX_ALARMS_PER_HOUR, MAX_ALARMS_PER_NETWORK_PER_HOUR } from './visitor-alarms.ts';

let world: World;
let ines: Person;
beforeEach(async () => {
  world = await openWorld();
  ines = await hireInes(world);
});
afterEach(() => world[Symbol.asyncDispose]());

let written = 0;
function cry(browser: Browser = world.visitor(), type: 'safety' | 'emergency' = 'emergency') {
  written += 1;
  const body = {
    name: 'Omar',
    email: 'omar@example.org',
    subject: `Please ${written}`,
    message: 'Please look here.',
    type,
  };
  return browser.call(sendContact, { body });
}
const lane = () => queue(ines, 'visitors');
const urgent = async () => (await lane()).filter((one) => one.urgent).length;

describe('messages of visitors about danger', () => {
  it('stand in a lane of their own, with a count of its own, and never between those of children', async () => {
    await handIn(await child(world));
    await cry();

    expect((await queue(ines)).map(({ kind }) => kind)).toEqual(['post']);
    expect((await lane()).map(({ kind }) => kind)).toEqual(['contact']);
    expect((await ines.call(readReviewQueue, {})).data).toMatchObject({ open: 2, visitors: 1, visitorsUrgent: 1 });
  });

  it('stand with those of children when a signed-in child writes them', async () => {
    await cry(await child(world));

    expect(await lane()).toEqual([]);
    expect(await queue(ines)).toMatchObject([{ kind: 'contact', urgent: true }]);
  });

  it('open one case each up to a limit for each network, and join one calm case beyond it', async () => {
    const browser = world.visitor();

    for (let nth = 0; nth < MAX_ALARMS_PER_NETWORK_PER_HOUR + 3; nth += 1)
      expect((await cry(browser)).status).toBe(201);

    const cases = await lane();

    expect(cases).toHaveLength(MAX_ALARMS_PER_NETWORK_PER_HOUR + 1);
    expect(cases.at(-1)).toMatchObject({ urgent: false, added: 2 });
  });

  it('open one case each up to a limit for all networks', async () => {
    for (let nth = 0; nth < MAX_ALARMS_PER_HOUR + 5; nth += 1) await cry();

    expect(await urgent()).toBe(MAX_ALARMS_PER_HOUR);
    expect((await lane()).at(-1)).toMatchObject({ urgent: false, added: 4 });
  });

  it('sent at the same moment keep the limit, too', async () => {
    const browser = world.visitor();

    await Promise.all(Array.from({ length: 10 }, () => cry(browser)));

    expect(await urgent()).toBe(MAX_ALARMS_PER_NETWORK_PER_HOUR);
  });

  it('are urgent again an hour later', async () => {
    const browser = world.visitor();
    for (let nth = 0; nth < MAX_ALARMS_PER_NETWORK_PER_HOUR; nth += 1) await cry(browser);
    await world.pass(HOUR + MINUTE);

    await cry(browser);

    expect(await urgent()).toBe(MAX_ALARMS_PER_NETWORK_PER_HOUR + 1);
  });

  it('are all stored, and shown in the case and in the messages of the admin panel', async () => {
    const browser = world.visitor();
    for (let nth = 0; nth < 8; nth += 1) await cry(browser);
    const gathered = (await lane()).at(-1);
    const ada = await hire(world, { username: 'ada', role: 'admin' });

    const { data } = await read(ines, gathered?.id ?? '');

    expect(data.additions.map(({ authorName, text }) => [authorName, text])).toEqual(
      Array.from({ length: 2 }, () => ['Omar', 'Please look here.']),
    );
    expect((await ada.call(listMessages, { query: {} })).data.messages).toHaveLength(8);
    expect((await decide(ines, gathered?.id ?? '', 'approve')).status).toBe(200);
  });

  it('leave no trace of their network after the hour', async () => {
    await cry();
    await world.pass(HOUR);
    await world.context.jobs.run('help.forget-alarms');

    const { rows } = await world.context.db.pool.query('select network from visitor_alarms');

    expect(rows).toEqual([]);
  });

  it('two hundred of them leave the first places of the queue to children', async () => {
    await handIn(await child(world));
    for (let nth = 0; nth < 200; nth += 1) await cry();

    expect(await queue(ines)).toMatchObject([{ kind: 'post' }]);
    expect((await lane()).length).toBe(MAX_ALARMS_PER_HOUR + 1);
  });
});
