import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDashboard, readSettings } from '#contract/admin.ts';
import { sendContact } from '#contract/help.ts';
import { setDuty } from '#contract/safety.ts';
import { HOUR, MINUTE } from '#server/platform/clock.ts';
import { chatter, sendText, twoBuddies } from '#test/support/chat.ts';
import { makeBuddies } from '#test/support/children.ts';
import { smtpMailer } from '#test/support/mail-settings.ts';
import { caseAt, decide, handIn, queue, read } from '#test/support/moderation.ts';
import { hire, ines as hireInes, type Person } from '#test/support/people.ts';
import { MailServer } from '#test/support/smtp.ts';
import { WebhookServer } from '#test/support/webhook.ts';
import { openWorld, type World } from '#test/world.ts';

const CRISIS = 'i want to die';
let world: World;
let ines: Person;
beforeEach(async () => {
  world = await openWorld();
  ines = await hireInes(world);
});
afterEach(() => world[Symbol.asyncDispose]());

const run = (node: World = world) => node.context.jobs.run('safety.alert-staff');
const alerts = (node: World = world) =>
  node.mailbox.newestFirst().filter(({ subject }) => /urgent cases? (is|are) waiting/.test(subject));
const recipients = () => alerts().map(({ to }) => to);
async function passAndRun(time: number): Promise<void> {
  await world.pass(time);
  await run();
}
/** A child writes something that may mean danger. */
async function cry(): Promise<{ maya: Person; leo: Person }> {
  const [maya, leo] = await twoBuddies(world);
  await sendText(maya, leo, CRISIS);
  return { maya, leo };
}
const visitorCries = () =>
  world.visitor().call(sendContact, {
    body: { name: 'Omar', email: 'omar@example.org', subject: 'Now', message: 'Please look here.', type: 'emergency' },
  });

describe('an urgent case', () => {
  it('is mailed to staff by number and kind, without a word or a name', async () => {
    const { maya } = await cry();

    await run();

    const [mail] = alerts();

    expect(mail).toMatchObject({ to: 'ines@example.org', subject: 'An urgent case is waiting' });
    expect(mail?.text).toContain('1 × a child may be in danger');
    expect(mail?.text).toContain('http://localhost:3000/moderation');
    for (const secret of [CRISIS, maya.username, maya.id]) expect(JSON.stringify(mail)).not.toContain(secret);
  });

  it('goes only to staff on duty', async () => {
    const bea = await hire(world, { username: 'bea', role: 'moderator' });
    await bea.call(setDuty, { body: { isOnDuty: true } });
    await cry();

    await run();

    expect(recipients()).toEqual(['bea@example.org']);
  });

  it('goes to all moderators and admins while nobody is on duty', async () => {
    await hire(world, { username: 'ada', role: 'admin' });
    await cry();

    await run();

    expect(recipients().toSorted()).toEqual(['ada@example.org', 'ines@example.org']);
  });

  it('is mailed again every hour until someone has opened it', async () => {
    await cry();
    await run();

    await passAndRun(HOUR - MINUTE);

    expect(alerts()).toHaveLength(1);

    await passAndRun(MINUTE);

    expect(alerts()).toHaveLength(2);

    await read(ines, (await caseAt(ines)).id);
    await passAndRun(2 * HOUR);

    expect(alerts()).toHaveLength(2);
  });

  it('that was only listed is not opened', async () => {
    await cry();
    await run();
    await queue(ines);

    await passAndRun(HOUR);

    expect(alerts()).toHaveLength(2);
  });

  it('that was decided is not mailed any more', async () => {
    await cry();
    await run();
    await world.context.db.pool.query('update cases set read_at = null');
    await decide(ines, (await caseAt(ines)).id, 'approve');

    await passAndRun(HOUR);

    expect(alerts()).toHaveLength(1);
  });

  it('to which something was added since it was opened is mailed again', async () => {
    const { maya, leo } = await cry();
    await run();
    await read(ines, (await caseAt(ines)).id);
    await sendText(maya, leo, CRISIS);

    await passAndRun(HOUR);

    expect(alerts()).toHaveLength(2);
  });

  it('is mailed once by two nodes, also after a restart', async () => {
    await using other = await openWorld({ nodeOf: world });
    await cry();

    await Promise.all([run(), run(other), run(), run(other)]);

    expect(alerts().length + alerts(other).length).toBe(1);
  });

  it('of a node that died on the way is mailed by another one', async () => {
    await cry();
    const { send } = world.context.mail;
    const isOnItsWay = new Promise<void>((resolve) => {
      world.context.mail.send = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    void run();
    await isOnItsWay;
    world.context.mail.send = send;

    await run();

    expect(alerts()).toEqual([]);

    await passAndRun(4 * MINUTE);

    expect(alerts()).toHaveLength(1);
  });

  it('is none where a held story only waits', async () => {
    await handIn(await chatter(world, { scopes: ['posts'] }));

    await run();

    expect(alerts()).toEqual([]);
  });
});

describe('many urgent cases', () => {
  it('of the same minute are one mail', async () => {
    for (let nth = 0; nth < 5; nth += 1) await cry();

    await run();

    expect(alerts().map(({ subject }) => subject)).toEqual(['5 urgent cases are waiting']);
  });

  it('a new one alerts five minutes after another mail, and not before', async () => {
    await cry();
    await run();
    await cry();

    await passAndRun(4 * MINUTE);

    expect(alerts()).toHaveLength(1);

    await passAndRun(MINUTE);

    expect(alerts()[0]?.subject).toBe('2 urgent cases are waiting');
  });

  it('of one child beyond the third wait for the next hour', async () => {
    const { maya } = await cry();
    for (let nth = 0; nth < 3; nth += 1) {
      const other = await chatter(world);
      await makeBuddies(world, maya, other);
      await sendText(maya, other, CRISIS);
      await passAndRun(5 * MINUTE);
    }

    expect(alerts()).toHaveLength(2);

    await passAndRun(HOUR);

    expect(alerts()[0]?.subject).toBe('4 urgent cases are waiting');
  });

  it('of visitors are one mail an hour, beside those of children', async () => {
    await visitorCries();
    await run();
    await visitorCries();
    await cry();

    await passAndRun(30 * MINUTE);

    expect(alerts().map(({ text }) => /\d × .*/.exec(text)?.[0])).toEqual([
      '1 × a child may be in danger',
      '1 × an emergency reported on the contact page',
    ]);

    await passAndRun(30 * MINUTE);

    expect(alerts()[0]?.text).toContain('2 × an emergency');
  });
});

describe('where a mail cannot reach anybody', () => {
  const dashboard = async () => {
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    return (await ada.call(readDashboard, {})).data.urgentMail;
  };

  it('the contact address of the operator gets it', async () => {
    await using there = await openWorld({ settings: { CONTACT_EMAIL: 'people@example.org' } });
    const [maya, leo] = await twoBuddies(there);
    await sendText(maya, leo, CRISIS);

    await run(there);

    expect(alerts(there).map(({ to }) => to)).toEqual(['people@example.org']);
  });

  it('the log and the admin panel warn while there is nobody to alert', async () => {
    const lines: string[] = [];
    await using there = await openWorld({ onLog: (line) => lines.push(line) });
    const [maya, leo] = await twoBuddies(there);
    await sendText(maya, leo, CRISIS);

    await run(there);

    expect(lines.join()).toContain('nobody can be alerted');

    await hireInes(there);
    await run(there);

    expect(alerts(there).map(({ to }) => to)).toEqual(['ines@example.org']);
  });

  it('the admin panel says so', async () => {
    const ada = await hire(world, { username: 'ada', role: 'admin' });
    const state = async () => (await ada.call(readDashboard, {})).data.urgentMail;

    expect(await state()).toBe('works');

    await world.context.db.pool.query(`update accounts set email = null where role in ('moderator', 'admin')`);

    expect(await state()).toBe('nobody');
  });

  it('a mail server that refuses is tried again with the next run, and the admin panel says so', async () => {
    await using server = new MailServer();
    const mailer = smtpMailer(await server.open());
    server.refuse(true);
    await cry();
    world.context.mail.send = (mail) => mailer.send(mail);

    await run();

    expect(await dashboard()).toBe('fails');

    server.refuse(false);
    await passAndRun(MINUTE);

    expect(server.received.map(({ to }) => to)).toContain('ines@example.org');

    mailer.close();
  });

  it('one address that is refused does not stop the mails to others', async () => {
    const send = world.context.mail.send;
    await hire(world, { username: 'bea', role: 'moderator' });
    world.context.mail.send = (mail) => (mail.to.startsWith('bea') ? Promise.reject(new Error('550')) : send(mail));
    await cry();

    await run();
    await passAndRun(MINUTE);

    expect(recipients()).toEqual(['ines@example.org']);
  });
});

it('a real instance without a mail server warns its admins that nobody is alerted', async () => {
  await using there = await openWorld({ settings: { PUBLIC_URL: 'https://pond.example.org' } });
  const ada = await hire(there, { username: 'ada', role: 'admin' });

  const { data } = await ada.call(readDashboard, {});

  expect(data.urgentMail).toBe('nobody');
});

describe('the webhook of the operator', () => {
  async function hooked() {
    const server = new WebhookServer();
    const there = await openWorld({ settings: { STAFF_WEBHOOK_URL: await server.open() } });
    const moderator = await hireInes(there);
    const [maya, leo] = await twoBuddies(there);
    await sendText(maya, leo, CRISIS);
    return {
      server,
      there,
      moderator,
      [Symbol.asyncDispose]: async () => {
        await server[Symbol.asyncDispose]();
        await there[Symbol.asyncDispose]();
      },
    };
  }

  it('receives kind, number and link, and nothing else', async () => {
    await using all = await hooked();

    await run(all.there);

    expect(all.server.calls.map(({ body }) => JSON.parse(body))).toEqual([
      { kind: 'crisis', count: 1, link: 'http://localhost:3000/moderation' },
    ]);
  });

  it('can verify the sender with the key of the settings', async () => {
    await using all = await hooked();
    const ada = await hire(all.there, { username: 'ada', role: 'admin' });

    await run(all.there);

    const { data } = await ada.call(readSettings, {});
    const key = Buffer.from(String(data.webhookKey).replace('whsec_', ''), 'base64');
    const [call] = all.server.calls;
    const { headers = {} as IncomingHttpHeaders, body } = call ?? {};
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;

    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(Number(headers['webhook-timestamp']) * 1000).toBe(all.there.clock.now().getTime());
  });

  it('is called again every hour until the case is opened', async () => {
    await using all = await hooked();
    await run(all.there);
    await all.there.pass(HOUR);
    await run(all.there);
    await read(all.moderator, (await caseAt(all.moderator)).id);
    await all.there.pass(HOUR);

    await run(all.there);

    expect(all.server.calls).toHaveLength(2);
  });

  it.each([302, 500] as const)(
    'that answers %i is logged, not followed, and tried again with the next reminder',
    async (answer) => {
      await using all = await hooked();
      all.server.answer = answer;
      await run(all.there);
      await all.there.pass(MINUTE);

      await run(all.there);

      expect(all.server.calls.map(({ path }) => path)).toEqual(['/hook']);

      await all.there.pass(HOUR);
      await run(all.there);

      expect(all.server.calls).toHaveLength(2);
      expect(alerts(all.there)).toHaveLength(2);
    },
  );

  it('that never answers holds up no mail, and is given up', { timeout: 15_000 }, async () => {
    await using all = await hooked();
    all.server.answer = 'nothing';

    const running = run(all.there);

    await expect.poll(() => alerts(all.there).length).toBe(1);

    await running;
    const { rows } = await all.there.context.db.pool.query(
      `select from staff_alerts where channel = 'webhook' and failed_at is not null`,
    );

    expect(rows).toHaveLength(1);
  });
});
