import * as safety from '#contract/safety.ts';
import * as screening from '#contract/screening.ts';
import { makeBuddies, post } from '../support/children.ts';
import { decide, handIn, queue } from '../support/moderation.ts';
import type { Call } from './call.ts';
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
