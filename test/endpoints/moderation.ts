import * as auditLog from '#contract/safety/audit.ts';
import * as casework from '#contract/safety/casework.ts';
import * as holds from '#contract/safety/holds.ts';
import * as learning from '#contract/safety/learning.ts';
import * as screening from '#contract/safety/screening.ts';
import * as safety from '#contract/safety.ts';
import { cursorAfter } from '#server/platform/cursor.ts';
import { newId } from '#server/platform/tokens.ts';
import { makeBuddies, post } from '../support/children.ts';
import { decide, handIn, queue } from '../support/moderation.ts';
import { asAdmin, type Call } from './call.ts';
import type { EndpointWorld } from './endpoint-world.ts';

const asStaff =
  (given: object = {}) =>
  async (pond: EndpointWorld) => ({ browser: await pond.newModerator(), ...given });

/** A moderator and an open case. */
async function withCase(pond: EndpointWorld) {
  const browser = await pond.newModerator();
  const author = await pond.newChild();
  await handIn(author, { title: `Frog of ${author.username}` });
  const own = (await queue(browser)).find(({ title }) => title.endsWith(author.username));
  return { browser, params: { id: own?.id ?? '' } };
}

/** The same, where a child may be in danger. */
async function withCrisis(pond: EndpointWorld) {
  const browser = await pond.newModerator();
  const author = await pond.newChild();
  await handIn(author, { title: `Crisis of ${author.username}`, content: 'I want to die. Nobody can help me.' });
  const own = (await queue(browser)).find(({ title }) => title.endsWith(author.username));
  return { browser, params: { id: own?.id ?? '' } };
}

async function withClaim(pond: EndpointWorld) {
  const own = await withCase(pond);
  await own.browser.call(casework.claimCase, { params: own.params, body: {} });
  return own;
}

/** A suspended child. */
async function suspended(pond: EndpointWorld) {
  const [browser, staff] = [await pond.newChild(), await pond.newModerator()];
  await handIn(browser, { title: `Rest of ${browser.username}` });
  const own = (await queue(staff)).find(({ title }) => title.endsWith(browser.username));
  await decide(staff, own?.id ?? '', 'pause_24h');
  const { data } = await browser.call(safety.listStaffMessages, {});
  return { browser, notice: data.notices[0]?.id ?? '', pause: data.pause?.id ?? '' };
}

export const moderationCalls: readonly Call[] = [
  {
    endpoint: screening.readWritingHint,
    prepare: async (pond) => ({ browser: await pond.newChild(), body: { text: 'My frog', context: 'post' } }),
  },
  { endpoint: safety.readReviewQueue, prepare: asStaff() },
  { endpoint: safety.setDuty, prepare: asStaff({ body: { isOnDuty: true } }) },
  { endpoint: safety.listCases, prepare: asStaff() },
  { endpoint: safety.readCase, prepare: withCase },
  {
    endpoint: safety.decideCase,
    prepare: async (pond) => ({ ...(await withCase(pond)), body: { decision: 'teach', template: 'kinder' } }),
  },
  { endpoint: holds.listHolds, prepare: asStaff() },
  { endpoint: holds.lookAtPicture, prepare: withCase },
  { endpoint: casework.listColleagues, prepare: asStaff() },
  { endpoint: auditLog.listAuditLog, prepare: asStaff({ query: '?topic=cases' }) },
  { endpoint: auditLog.checkAuditLog, prepare: async (pond) => ({ browser: await pond.newAdmin() }) },
  { endpoint: casework.claimCase, prepare: async (pond) => ({ ...(await withCase(pond)), body: {} }) },
  { endpoint: casework.releaseCase, prepare: withClaim },
  {
    endpoint: casework.handOverCase,
    prepare: async (pond) => ({ ...(await withClaim(pond)), body: { to: (await pond.newModerator()).id } }),
  },
  {
    endpoint: casework.listCaseLog,
    prepare: async (pond) => {
      const { browser, params } = await withCase(pond);
      return { browser, params, query: `?cursor=${cursorAfter({ at: new Date(0), id: newId() })}` };
    },
  },
  {
    endpoint: casework.addCaseNote,
    prepare: async (pond) => ({ ...(await withCase(pond)), body: { noteId: newId(), text: 'Looks like a joke.' } }),
  },
  {
    endpoint: casework.tickStep,
    prepare: async (pond) => {
      const { browser, params } = await withCrisis(pond);
      return { browser, params: { ...params, step: 'read' }, body: { isDone: true } };
    },
  },
  {
    endpoint: casework.sendCare,
    prepare: async (pond) => ({ ...(await withCrisis(pond)), body: { template: 'care_heard' } }),
  },
  {
    endpoint: casework.readParentContact,
    prepare: async (pond) => ({ ...(await withCrisis(pond)), body: { reason: 'danger_now' } }),
  },
  { endpoint: screening.listFilterWords, prepare: asStaff() },
  { endpoint: screening.setFilterWord, prepare: asStaff({ body: { change: 'add', word: 'glorp' } }) },
  {
    endpoint: screening.removeFilterWord,
    prepare: async (pond) => {
      const browser = await pond.newAdmin();
      await browser.call(screening.setFilterWord, { body: { change: 'add', word: 'glimp' } });
      const { data } = await browser.call(screening.listFilterWords, {});
      return { browser, params: { id: data.words.find(({ word }) => word === 'glimp')?.id ?? '' } };
    },
  },
  { endpoint: learning.readFilterReport, prepare: asAdmin() },
  { endpoint: learning.listDisagreements, prepare: asAdmin(() => ({ query: '?which=missed' })) },
  { endpoint: learning.rerunFilter, prepare: asAdmin() },
  {
    endpoint: screening.tryFilter,
    prepare: asStaff({ body: { text: 'A frog', proposal: { change: 'add', word: 'frog' } } }),
  },
  {
    endpoint: safety.sendReport,
    prepare: async (pond) => {
      const [browser, author] = [await pond.newChild(), await pond.newChild()];
      await makeBuddies(pond.world, browser, author);
      return { browser, body: { targetType: 'post', targetId: await post(pond.world, author), reason: 'not_sure' } };
    },
  },
  {
    endpoint: safety.listStaffMessages,
    prepare: async (pond) => ({ browser: await pond.newChild() }),
  },
  {
    endpoint: safety.markStaffMessageSeen,
    prepare: async (pond) => {
      const { browser, notice } = await suspended(pond);
      return { browser, params: { id: notice } };
    },
  },
  {
    endpoint: safety.sendAppeal,
    prepare: async (pond) => {
      const { browser, pause } = await suspended(pond);
      return { browser, body: { decisionId: pause, text: 'I did not mean it.' } };
    },
  },
];
