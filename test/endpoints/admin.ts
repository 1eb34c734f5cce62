import { forgotPassword } from '#contract/accounts.ts';
import * as admin from '#contract/admin.ts';
import * as help from '#contract/help.ts';
import * as mails from '#contract/mails.ts';
import * as people from '#contract/people.ts';
import { setupSteps } from '#contract/rules/set-up.ts';
import { findMailWord } from '../support/mail-settings.ts';
import type { Browser } from '../world.ts';
import { asAdmin, type Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** Pretends that a mail server is configured; mails still go to the test mailbox. */
async function enableMail({ world }: Pick<EndpointWorld, 'world'>, browser: Browser): Promise<void> {
  Object.assign(world.context.config, { smtpUrl: 'smtp://127.0.0.1:1' });
  await browser.call(admin.changeSettings, { body: { contactEmail: 'people@brook-street.school' } });
}

/** The word in the newest test mail. */
async function readTestMailWord({ world }: Pick<EndpointWorld, 'world'>, browser: Browser): Promise<string> {
  await enableMail({ world }, browser);
  await browser.call(admin.sendTestMail, {});
  return findMailWord((await world.mailTo('people@brook-street.school')).text);
}

/** What the mail server says when a test lets it refuse; it stands in the log. */
export const REFUSED_MAIL = 'the mail server refuses this mail';

/** A mail for a forgotten password that the mail server has refused. */
async function withFailedMail(pond: EndpointWorld) {
  const { world } = pond;
  const [browser, child] = [await pond.newAdmin(), await pond.newChild()];
  const { send } = world.mailbox;
  world.mailbox.send = async () => {
    throw new Error(REFUSED_MAIL);
  };
  await world.visitor().call(forgotPassword, { body: { username: child.username } });
  await world.context.events.idle();
  world.mailbox.send = send;
  const { data } = await browser.call(mails.listFailedMails, {});
  return { browser, params: { id: data.mails[0]?.id ?? '' } };
}

/** An alert about a visitor's emergency that the mail server has refused. */
async function withFailedAlert(pond: EndpointWorld) {
  const { world } = pond;
  const browser = await pond.newAdmin();
  const message = { name: 'Omar', email: 'omar@example.org', subject: 'Help', message: 'Please call me.' };
  await world.visitor().call(help.sendContact, { body: { ...message, type: 'emergency' } });
  await world.context.events.idle();
  await world.context.db.pool.query(
    `update staff_alerts set failed_at = now(), busy_until = '-infinity' where lane = 'visitors' and channel = 'mail'`,
  );
  return { browser, params: { lane: 'visitors', channel: 'mail' } };
}

export const adminCalls: readonly Call[] = [
  { endpoint: admin.readDashboard, prepare: asAdmin() },
  { endpoint: mails.listFailedJobs, prepare: asAdmin() },
  { endpoint: mails.listFailedMails, prepare: asAdmin() },
  { endpoint: mails.resendAlert, prepare: withFailedAlert },
  { endpoint: mails.resendMail, prepare: withFailedMail },
  { endpoint: admin.listMessages, prepare: asAdmin(() => ({ query: '?state=open&type=general&q=frogs' })) },
  {
    endpoint: admin.closeMessage,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      const message = { name: 'Omar', email: 'omar@example.org', subject: 'Hello', message: 'How are the frogs?' };
      await pond.world.visitor().call(help.sendContact, { body: message });
      const { data } = await browser.call(admin.listMessages, {});
      return { browser, params: { id: data.messages[0]?.id ?? '' }, body: { note: 'By mail.' } };
    },
  },
  { endpoint: people.listPeople, prepare: asAdmin(() => ({ query: '?q=tadpole' })) },
  {
    endpoint: people.readPerson,
    prepare: async (pond) => ({ browser: await pond.newAdmin(), params: { id: (await pond.newChild()).id } }),
  },
  {
    endpoint: people.actOnPerson,
    prepare: async (pond) => ({
      browser: await pond.newAdmin(),
      params: { id: (await pond.newChild()).id },
      body: { act: 'rename', reason: 'family_asked' },
    }),
  },
  { endpoint: admin.readSettings, prepare: asAdmin() },
  { endpoint: admin.listKeptPeriods, prepare: asAdmin() },
  {
    endpoint: admin.changeKeptPeriod,
    prepare: async (pond) => ({ browser: await pond.newAdmin(), params: { period: 'chat' }, body: { days: 60 } }),
  },
  {
    endpoint: admin.changeSettings,
    prepare: asAdmin(() => ({
      body: {
        operatorName: 'Brook Street School',
        operatorAddress: '5 Brook Street',
        contactEmail: 'people@example.org',
        onDutyNote: 'On weekdays.',
        keptOutside: 'Two weeks, in Leeds.',
        helplineCountries: ['GB'],
        registration: 'open',
        stepDone: 'name',
      },
    })),
  },
  {
    endpoint: admin.sendTestMail,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      await enableMail(pond, browser);
      return { browser };
    },
  },
  {
    endpoint: admin.answerTestMail,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      return { browser, body: { word: await readTestMailWord(pond, browser) } };
    },
  },
  {
    endpoint: admin.finishSetup,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      const settings = { operatorName: 'Brook Street School', contactEmail: 'people@brook-street.school' };
      await browser.call(admin.changeSettings, { body: settings });
      await browser.call(admin.answerTestMail, { body: { word: await readTestMailWord(pond, browser) } });
      for (const stepDone of setupSteps) await browser.call(admin.changeSettings, { body: { ...settings, stepDone } });
      return { browser, body: { openRegistration: true } };
    },
  },
];
