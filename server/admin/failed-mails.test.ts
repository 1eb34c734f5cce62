import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword } from '#contract/accounts.ts';
import { readDashboard } from '#contract/admin.ts';
import { signInParent } from '#contract/family.ts';
import { sendContact } from '#contract/help.ts';
import { type FailedAlert, listFailedMails, resendAlert, resendMail } from '#contract/mails.ts';
import type { Lane } from '#contract/rules/lanes.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { sendText, twoBuddies } from '#test/support/chat.ts';
import { hire, ines as hireInes, join, zoe as joinZoe, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
let ada: Person;
let send: World['mailbox']['send'];
beforeEach(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
  send = world.mailbox.send;
});
afterEach(() => world[Symbol.asyncDispose]());

const failed = async () => (await ada.call(listFailedMails, {})).data.mails;
const sendAlert = (lane: Lane, channel: FailedAlert['channel'], who = ada) =>
  who.call(resendAlert, { params: { lane, channel } });
const resend = (id: string, who = ada) => who.call(resendMail, { params: { id } });

/** From now on the mail server refuses, as nodemailer tells it. */
function refuseMails(error: object = { code: 'EENVELOPE', responseCode: 550 }): void {
  world.mailbox.send = async (mail) => {
    throw Object.assign(new Error(`550 no such user ${mail.to}`), error);
  };
}
function acceptMails(): void {
  world.mailbox.send = send;
}

/** A child forgot the password while no mail leaves. */
async function forgotten(): Promise<Person> {
  const zoe = await joinZoe(world);
  refuseMails();
  await world.visitor().call(forgotPassword, { body: { username: zoe.username } });
  await world.context.events.idle();
  return zoe;
}

describe('a mail that did not leave', () => {
  it('comes with whether urgent cases reach the staff', async () => {
    const { data } = await ada.call(listFailedMails, {});

    expect(data.urgentMail).toBe('works');

    await world.context.db.pool.query(`update staff_alerts set failed_at = now() where channel = 'mail'`);

    expect((await ada.call(listFailedMails, {})).data.urgentMail).toBe('fails');
  });

  it('comes with how many payments of parents should have been given back', async () => {
    const { data } = await ada.call(listFailedMails, {});

    expect(data.overdueRefunds).toBe(0);

    await world.context.db.pool.query(
      `insert into consent_payments (id, scopes, notice_version, provider_id, state, started_at, settled_at, refund_at, refund_tries)
       select gen_random_uuid(), '{chat}', max(version), 'pay_1', 'paid', $1, $1, $1, 1 from notice_versions`,
      [later(world.clock.now(), -DAY)],
    );

    expect((await ada.call(listFailedMails, {})).data.overdueRefunds).toBe(1);
  });

  it('is listed for admins with its reason and purpose, and without its words', async () => {
    await forgotten();

    const [mail] = await failed();

    expect(mail).toMatchObject({ purpose: 'password', failure: 'address', isGivenUp: false });
    expect(JSON.stringify(mail)).not.toContain('550');
  });

  it('to a parent names the child, and shows a part of the address', async () => {
    refuseMailsAfterCode();
    await join(world, { username: 'pondskater', age: 9, parentEmail: 'omar@example.org' });

    const [mail] = await failed();

    expect(mail).toMatchObject({ purpose: 'parents', username: 'pondskater', to: 'o•••@example.org' });
    expect((await ada.call(readDashboard, {})).data.retriedMails).toBe(1);
  });

  it('with the link that opens the pages of a parent is one to a parent', async () => {
    await join(world, { age: 9, parentEmail: 'omar@example.org' });
    refuseMails();
    await world.visitor().call(signInParent, { body: { email: 'omar@example.org' } });
    await world.context.events.idle();

    const [mail] = await failed();

    expect(mail).toMatchObject({ purpose: 'parents', failure: 'address' });
  });

  it('is sent again, and then is gone from the list', async () => {
    await forgotten();
    const [mail] = await failed();
    acceptMails();

    expect((await resend(mail?.id ?? '')).status).toBe(204);
    expect(await failed()).toEqual([]);
    expect(world.mailbox.newestFirst()[0]?.subject).toMatch(/password/i);
  });

  it('says so when it fails again', async () => {
    await forgotten();
    const [mail] = await failed();
    refuseMails({ code: 'ECONNECTION' });

    const { status, error } = await resend(mail?.id ?? '');

    expect(status).toBe(409);
    expect(error.code).toBe('mail_not_sent');
    expect((await failed())[0]?.failure).toBe('unreachable');
  });

  it('of yesterday is given up, and can still be sent', async () => {
    await forgotten();
    await world.pass(DAY + 1000);
    acceptMails();
    ada = await hire(world, { username: 'ada_again', role: 'admin' });
    const [mail] = await failed();

    expect(mail?.isGivenUp).toBe(true);
    expect((await resend(mail?.id ?? '')).status).toBe(204);
  });

  it('cannot be sent twice, and one that never was is not found', async () => {
    await forgotten();
    const [mail] = await failed();
    acceptMails();
    await resend(mail?.id ?? '');

    expect((await resend(mail?.id ?? '')).status).toBe(404);
    expect((await resend(newId())).status).toBe(404);
  });

  it('is for admins alone', async () => {
    const ines = await hireInes(world);

    expect((await sendAlert('children', 'mail', ines)).status).toBe(403);

    expect((await ines.call(listFailedMails, {})).status).toBe(403);
    expect((await resend(newId(), ines)).status).toBe(403);
  });
});

describe('an alert about urgent cases that did not go out', () => {
  const alerts = async () => (await ada.call(listFailedMails, {})).data.alerts;
  const runAlerts = () => world.context.jobs.run('safety.alert-staff');

  /** A child is in danger and a visitor reports an emergency, while no mail leaves. */
  async function lost(): Promise<void> {
    const [maya, leo] = await twoBuddies(world);
    await sendText(maya, leo, 'i want to kill myself');
    const message = { name: 'Omar', email: 'omar@example.org', subject: 'Help', message: 'Please call me.' };
    await world.visitor().call(sendContact, { body: { ...message, type: 'emergency' } });
    await world.context.events.idle();
    refuseMails();
    await runAlerts();
  }

  it('is listed with how many cases wait, and is sent by itself', async () => {
    await lost();
    expect((await alerts()).map(({ lane, channel, cases }) => [lane, channel, cases]).toSorted()).toEqual([
      ['children', 'mail', 1],
      ['visitors', 'mail', 1],
    ]);
    acceptMails();

    expect((await sendAlert('children', 'mail')).status).toBe(204);

    expect((await alerts()).map(({ lane }) => lane)).toEqual(['visitors']);
    expect((await world.mailTo('ada@example.org')).subject).toBe('An urgent case is waiting');
  });

  it('says when it fails again, and stays', async () => {
    await lost();

    const again = await sendAlert('visitors', 'mail');

    expect(again.data).toMatchObject({ error: { code: 'mail_not_sent' } });
    expect(await alerts()).toHaveLength(2);
  });

  it('is gone once it was sent, and there is none without a webhook', async () => {
    await lost();
    acceptMails();
    await sendAlert('children', 'mail');

    expect((await sendAlert('children', 'mail')).status).toBe(404);
    expect((await sendAlert('children', 'webhook')).status).toBe(404);
  });
});

/** The code of the sign-up arrives, and nothing after it. */
function refuseMailsAfterCode(): void {
  let isFirst = true;
  world.mailbox.send = async (mail) => {
    if (!isFirst) throw Object.assign(new Error('no'), { code: 'EENVELOPE' });
    isFirst = false;
    await send(mail);
  };
}
