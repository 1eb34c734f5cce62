import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSignUpTerms } from '#contract/accounts.ts';
import { answerTestMail, changeSettings, finishSetup, readSettings, sendTestMail } from '#contract/admin.ts';
import { readHelplines, readOperatorFacts, sendContact } from '#contract/help.ts';
import { type SetupStep, setupSteps } from '#contract/rules/set-up.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { acceptStaffInvite, inviteToStaff } from '#contract/staff.ts';
import { findMailWord, smtpMailer, withMailServer } from '#test/support/mail-settings.ts';
import { enrol, hire, join, type Person } from '#test/support/people.ts';
import { MailServer } from '#test/support/smtp.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { HOUR } from '../platform/clock.ts';

const CONTACT = 'people@brook-street.school';
let world: World;
let ada: Person;
beforeEach(async () => {
  world = await openWorld({
    settings: {
      PUBLIC_URL: 'https://pond.example.org',
      OPERATOR_NAME: 'Brook Street School',
      ...withMailServer(),
    },
  });
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterEach(() => world[Symbol.asyncDispose]());

type Change = NonNullable<Payload<typeof changeSettings>['body']>;
const change = (body: Change) => ada.call(changeSettings, { body });
const facts = async () => (await world.visitor().call(readOperatorFacts, {})).data;
const isOpen = async () => (await world.visitor().call(readSignUpTerms, {})).data.isOpen;
const done = (stepDone: SetupStep, more: Change = {}) => change({ stepDone, ...more });
const audited = async () =>
  (await world.context.db.pool.query('select act, actor from audit_links order by number')).rows as object[];

/** Sends the test mail and reads its word in the mailbox of the contact address. */
async function readTestMailWord(address = CONTACT, node = world, admin = ada): Promise<string> {
  expect((await admin.call(sendTestMail, {})).status).toBe(204);
  return findMailWord((await node.mailTo(address)).text);
}
const answer = (word: string) => ada.call(answerTestMail, { body: { word } });
const isTested = async () => (await ada.call(readSettings, {})).data.isMailTested;

async function throughAllSteps(): Promise<void> {
  await answer(await readTestMailWord());
  for (const step of setupSteps) await done(step);
}

describe('settings', () => {
  it('override the environment, appear on public pages, and can be cleared again', async () => {
    expect((await facts()).operatorName).toBe('Brook Street School');

    await change({ operatorName: 'Hill School', contactEmail: 'Hill@Example.org', onDutyNote: 'On weekdays.' });
    await change({ keptOutside: 'Two weeks, in Leeds.' });

    expect(await facts()).toMatchObject({
      operatorName: 'Hill School',
      contactEmail: 'hill@example.org',
      onDutyNote: 'On weekdays.',
      keptOutside: 'Two weeks, in Leeds.',
    });

    const { data } = await change({ operatorName: '', contactEmail: '' });
    expect(data).toMatchObject({ operatorName: 'Brook Street School', contactEmail: CONTACT });
    expect(await facts()).toMatchObject({ operatorName: 'Brook Street School', contactEmail: CONTACT });
  });

  it('lead messages of the contact page to the address that is set', async () => {
    await change({ contactEmail: 'hill@example.org' });
    const message = { name: 'Omar', email: 'omar@example.org', subject: 'Hello', message: 'How are the frogs?' };

    await world.visitor().call(sendContact, { body: message });

    expect((await world.mailTo('hill@example.org')).text).toContain('How are the frogs?');
  });

  it('choose the countries whose helplines are shown', async () => {
    const shown = async () => (await world.visitor().call(readHelplines, {})).data;
    const all = (await shown()).countries.length;

    await change({ helplineCountries: ['IE', 'GB'] });

    expect((await shown()).countries.map(({ code }) => code)).toEqual(['GB', 'IE']);

    await change({ helplineCountries: ['IE'] });

    expect((await shown()).country).toBe('IE');

    await change({ helplineCountries: null });

    expect((await shown()).countries).toHaveLength(all);
    expect((await change({ helplineCountries: ['ZZ'] })).error.fields).toHaveProperty('helplineCountries');
    expect((await change({ helplineCountries: [] })).status).toBe(400);
  });

  it('change all together or not at all, and are written down', async () => {
    const { error } = await change({ operatorName: 'Hill School', registration: 'open' });

    expect(error.fields).toHaveProperty('registration');
    expect((await facts()).operatorName).toBe('Brook Street School');
    expect(await audited()).toEqual([]);

    await change({ operatorName: 'Hill School' });

    expect(await audited()).toEqual([{ act: 'settings.change', actor: ada.id }]);
  });

  it.each([6, 31, 7.5, Number.NaN])('refuse to give a parent %s days to answer', async (answerDays) => {
    const { status, error } = await change({ answerDays });

    expect(status).toBe(400);
    expect(error.fields).toEqual({ answerDays: 'Please enter 7 to 30 days' });
    expect((await ada.call(readSettings, {})).data.answerDays).toBe(7);
  });

  it('choose how long a parent has to answer, which the privacy page says too', async () => {
    expect((await change({ answerDays: 30 })).data.answerDays).toBe(30);
    expect((await facts()).answerDays).toBe(30);
    expect(await audited()).toHaveLength(1);
  });

  it('choose what is read before it is out, and are written down', async () => {
    const { data } = await change({ reviewPosts: 'all', reviewComments: 'new_authors' });

    expect(data).toMatchObject({ reviewPosts: 'all', reviewComments: 'new_authors' });
    expect(await audited()).toEqual([{ act: 'settings.change', actor: ada.id }]);
    expect((await change({ reviewPosts: 'none' as 'all' })).status).toBe(400);
  });

  it('have stories and comments of new authors read first where nothing is chosen', async () => {
    await world.context.db.pool.query(`delete from settings where name like 'review_%'`);

    const { data } = await ada.call(readSettings, {});

    expect(data).toMatchObject({ reviewPosts: 'new_authors', reviewComments: 'new_authors' });
  });

  it('never show what else the table keeps', async () => {
    const { data } = await ada.call(readSettings, {});
    const { rows } = await world.context.db.pool.query(`select value from settings where name = 'session_secret'`);

    expect(JSON.stringify(data)).not.toContain(rows[0].value);
  });
});

describe('the set-up', () => {
  it('keeps registration closed until it is finished', async () => {
    expect((await ada.call(readSettings, {})).data).toMatchObject({ registration: 'until_set_up', setUpAt: null });
    expect(await isOpen()).toBe(false);
    expect((await change({ registration: 'open' })).status).toBe(400);

    await throughAllSteps();

    expect(await isOpen()).toBe(false);

    const { data } = await ada.call(finishSetup, { body: { openRegistration: true } });
    expect(data).toMatchObject({ registration: 'open', setUpAt: world.clock.now().toISOString() });
    expect(await isOpen()).toBe(true);

    await change({ registration: 'closed' });

    expect(await isOpen()).toBe(false);
    expect((await change({ registration: 'open' })).status).toBe(200);
  });

  it('is not finished before every step is done', async () => {
    for (const step of setupSteps.slice(1)) await done(step);
    const { error } = await ada.call(finishSetup, { body: { openRegistration: true } });

    expect(error.message).toBe('Some set-up steps are not done yet.');
    expect(await isOpen()).toBe(false);
  });

  it('goes on where it was left, also for another admin', async () => {
    await done('name');
    const bea = await hire(world, { username: 'bea', role: 'admin' });

    expect((await bea.call(readSettings, {})).data.stepsDone).toEqual(['name']);
  });

  it('asks for what a step is about', async () => {
    await using bare = await openWorld({ settings: { OPERATOR_NAME: 'Brook Street School' } });
    const admin = await hire(bare, { username: 'ada', role: 'admin' });

    const { error } = await admin.call(changeSettings, { body: { stepDone: 'contact' } });

    expect(error.fields).toHaveProperty('contactEmail');
    expect((await done('mail')).error.fields).toHaveProperty('word');
  });

  it('finished twice at once is finished once', async () => {
    await throughAllSteps();
    const finish = () => ada.call(finishSetup, { body: { openRegistration: true } });

    const both = await Promise.all([finish(), finish()]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('the mail test of the set-up', () => {
  it('is passed by the word that is mailed to the contact address', async () => {
    const word = await readTestMailWord();

    expect((await done('mail')).error.fields).toHaveProperty('word');

    expect((await answer(` ${word.toUpperCase()} `)).status).toBe(204);

    expect(await isTested()).toBe(true);
    expect((await done('mail')).data.stepsDone).toEqual(['mail']);
    expect((await world.mailTo(CONTACT)).text).toContain('https://pond.example.org/admin/setup');
  });

  it('keeps the word only as a hash', async () => {
    const word = await readTestMailWord();

    const { rows } = await world.context.db.pool.query(
      'select t::text from mail_tests t union select s::text from settings s',
    );

    expect(JSON.stringify(rows)).not.toContain(word);
  });

  it('is not passed by another word, nor by the right one after five tries', async () => {
    const word = await readTestMailWord();

    for (let nth = 0; nth < 5; nth += 1)
      expect((await answer('quiet green newt')).error.fields?.['word']).toMatch(/^These are not the words/);

    expect((await answer(word)).error.fields?.['word']).toMatch(/tried too often/);
    expect(await isTested()).toBe(false);
  });

  it('gives five tries also to many who answer at the same moment', async () => {
    await readTestMailWord();

    const replies = await Promise.all(Array.from({ length: 12 }, () => answer('quiet green newt')));

    const looks = replies.filter(({ error }) => error.fields?.['word']?.startsWith('These are not the words'));

    expect(looks).toHaveLength(5);
  });

  it('ends after an hour', async () => {
    const word = await readTestMailWord();
    await world.pass(HOUR);

    expect((await answer(word)).error.fields?.['word']).toMatch(/too old/);
  });

  it('takes the word of the newest mail alone', async () => {
    const old = await readTestMailWord();
    const word = await readTestMailWord();

    expect((await answer(old)).status).toBe(400);
    expect((await answer(word)).status).toBe(204);
  });

  it('goes to the address that is set in the admin panel, and another one needs a test of its own', async () => {
    await throughAllSteps();
    await change({ contactEmail: 'hill@example.org' });

    expect(await isTested()).toBe(false);

    const { error } = await ada.call(finishSetup, { body: { openRegistration: true } });
    expect(error.message).toBe('Please enter the three words from the test e-mail first.');

    await answer(await readTestMailWord('hill@example.org'));

    expect((await ada.call(finishSetup, { body: { openRegistration: true } })).status).toBe(200);
  });

  it('says so when the mail server refuses', async () => {
    await using server = new MailServer();
    server.refuse(true);
    const mailer = smtpMailer(await server.open());
    world.context.mail.send = (mail) => mailer.send(mail);

    const { status, error } = await ada.call(sendTestMail, {});

    expect(status).toBe(409);
    expect(error.message).toBe('The mail server refused the e-mail. Please check SMTP_URL and MAIL_FROM.');

    mailer.close();
  });

  it('says that nothing was tested where no mail leaves, and the set-up of a real instance is not finished', async () => {
    await using real = await openWorld({
      settings: {
        PUBLIC_URL: 'https://pond.example.org',
        CONTACT_EMAIL: CONTACT,
        OPERATOR_NAME: 'Brook Street School',
      },
    });
    const admin = await hire(real, { username: 'ada', role: 'admin' });

    const { status, error } = await admin.call(sendTestMail, {});

    expect(status).toBe(409);
    expect(error.message).toBe(
      'No e-mail leaves this machine, so nothing was tested. Please set SMTP_URL and MAIL_FROM, and start again.',
    );

    for (const stepDone of setupSteps) await admin.call(changeSettings, { body: { stepDone } });

    expect((await admin.call(readSettings, {})).data).toMatchObject({ canSendMail: false, isMailTested: false });
    expect((await admin.call(finishSetup, { body: { openRegistration: true } })).status).toBe(400);
  });

  it('is not asked for on a developer’s machine, which claims no test', async () => {
    await using own = await openWorld({ settings: { CONTACT_EMAIL: CONTACT, OPERATOR_NAME: 'Ada' } });
    const admin = await hire(own, { username: 'ada', role: 'admin' });

    for (const stepDone of setupSteps) await admin.call(changeSettings, { body: { stepDone } });

    expect((await admin.call(finishSetup, { body: { openRegistration: false } })).status).toBe(200);
    expect((await admin.call(readSettings, {})).data.isMailTested).toBe(false);
  });
});

it('an admin invites staff by a link that is shown once', async () => {
  const body = { email: 'Ines@example.org', role: 'moderator' } as const;
  const { status, data } = await ada.call(inviteToStaff, { body });

  expect(status).toBe(201);

  const [, token = ''] = /^https:\/\/pond\.example\.org\/staff#([\w-]{43})$/.exec(data.link) ?? [];
  const ines = world.visitor();

  await ines.call(acceptStaffInvite, { body: { token, username: 'ines', password: PASSWORD } });

  expect((await enrol(ines)).user).toMatchObject({ role: 'moderator', email: 'ines@example.org' });
  expect(await audited()).toEqual([{ act: 'staff.invite', actor: ada.id }]);
});

it('all of it is for admins', async () => {
  const others = [world.visitor(), await join(world), await hire(world, { username: 'ines', role: 'moderator' })];
  const calls = [
    ['GET', '/api/admin/settings'],
    ['PUT', '/api/admin/settings', { registration: 'closed' }],
    ['POST', '/api/admin/setup/mail-test'],
    ['POST', '/api/admin/setup/mail-test/answer', { word: 'quiet green newt' }],
    ['POST', '/api/admin/setup/finish', { openRegistration: true }],
    ['POST', '/api/admin/invites', { email: 'people@example.org', role: 'admin' }],
  ] as const;

  for (const [method, path, body] of calls) {
    const replies = await Promise.all(others.map((somebody) => somebody.send(method, path, body)));
    expect(replies.map((reply) => reply.json().error.code)).toEqual(['sign_in_required', 'not_for_you', 'not_for_you']);
  }
});
