import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { PagePath } from '#web/pages.ts';
import { longIf } from './long.ts';
import { joinByCalls, skipFirstRiddle } from './people.ts';
import { expect, test } from './pond.ts';

/**
 * What a first visit may load: scripts by their size in gzip, and all bytes that come over the wire. The goal for a
 * child's home is 125 and 220 kB (docs/benchmarks.md, P7); until more of it loads later, these hold what there is.
 */
interface Budget {
  script: number;
  all: number;
}

/** On a line of 400 ms each one more costs what 8 kB cost (docs/decisions/0014-vite.md). */
const MAX_REQUESTS = 37;
/** What comes seconds later, which only a busy machine sees, and the mailbox that only a developer's machine has. */
const besides = /dev.mailbox|NavItemsWithCounts|LaterNews|api.(achievements|challenges)|unread-count|activities.news/;
/** The pictures of the cards that a child happens to be dealt weigh 5 to 15 kB. */
const dealtPictures = /emoji.set/;
const KB = 1024;
const toBudget = (script: number, all: number): Budget => ({ script: script * KB, all: all * KB });

/** The landing page needs no app; a form or a text needs it whole. */
const forVisitors: Record<
  Exclude<
    PagePath,
    | '/profile'
    | '/settings'
    | '/avatar-selector'
    | '/my-pip'
    | '/activities'
    | `/coloring${string}`
    | '/create-post'
    | '/chat/:userId'
    | `/family/${string}`
    | '/friends'
    | `/user/${string}`
    | '/pond'
    | '/games/:id'
    | `/game/${string}`
    | `/post/${string}`
    | `/moderation${string}`
    | `/staff/${string}`
    | `/admin${string}`
  >,
  Budget
> = {
  '/': toBudget(2.5, 100),
  '/auth': toBudget(120.75, 200),
  '/reset': toBudget(117, 200),
  '/staff': toBudget(119.25, 200),
  '/consent': toBudget(130.75, 200),
  '/consent/payment': toBudget(120.5, 200),
  '/unsubscribe': toBudget(117.5, 200),
  '/family': toBudget(155.75, 228),
  '/chat': toBudget(109.25, 196.75),
  '/gamification': toBudget(113, 194),
  '/buddy': toBudget(123.25, 200),
  '/about': toBudget(112.25, 200),
  '/contact': toBudget(120.75, 202),
  '/help': toBudget(129.75, 205),
  '/how-points-work': toBudget(119.25, 200),
  '/see-what-they-see': toBudget(154.25, 238),
  '/privacy': toBudget(117.75, 200),
  '/terms': toBudget(117.5, 200),
};

const forChildren: Partial<Record<PagePath, Budget>> = {
  '/': toBudget(150.5, 238),
  '/profile': toBudget(139, 230),
  '/my-pip': toBudget(157.75, 232),
  '/settings': toBudget(143.75, 234),
  '/avatar-selector': toBudget(118.75, 215),
  '/activities': toBudget(130.75, 212),
  '/create-post': toBudget(139, 212),
  '/gamification': toBudget(134, 224),
  '/chat': toBudget(133.75, 224),
  '/friends': toBudget(131, 212),
  '/pond': toBudget(152.75, 218),
};

/** What most come by first, and the heaviest of the rest. */
const weighedAlways = ['/', '/auth', '/help', '/profile', '/chat'];

for (const isLong of [false, true]) {
  const chosen = (all: object): [string, Budget][] =>
    Object.entries(all).filter(([path]) => weighedAlways.includes(path) !== isLong);
  const which = isLong ? 'to the other pages ' : '';

  test(`a first visit ${which}stays within the budget for visitors`, longIf(isLong), async ({ page }) => {
    for (const [path, budget] of chosen(forVisitors)) await expectWithin(page, path, budget);
  });

  test(`a first visit ${which}stays within the budget for children`, longIf(isLong), async ({ page, pond }) => {
    const username = isLong ? 'other_budget' : 'little_budget';
    // Without a page, which would go on loading while the first one is weighed.
    await skipFirstRiddle(
      page,
      await joinByCalls(page.request, pond, { username, age: 9, email: `${username}@example.org` }),
    );
    for (const [path, budget] of chosen(forChildren)) await expectWithin(page, path, budget);
  });
}

async function expectWithin(page: Page, path: string, budget: Budget): Promise<void> {
  const weight = await weigh(page, path);
  expect(weight.script, `scripts of ${path}`).toBeLessThanOrEqual(budget.script);
  expect(weight.all, `all of ${path}`).toBeLessThanOrEqual(budget.all);
  expect(weight.requests, `requests of ${path}`).toBeLessThanOrEqual(MAX_REQUESTS);
  // A budget that nothing comes near holds nothing.
  expect(weight.all, `all of ${path}`).toBeGreaterThan(budget.all / 3);
}

/** Loads a page with an empty cache. */
async function weigh(page: Page, path: string): Promise<Budget & { requests: number }> {
  const scripts = new Set<string>();
  const requests = new Map<string, string>();
  const missing: string[] = [];
  let all = 0;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.setBypassServiceWorker', { bypass: true });
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!besides.test(request.url)) requests.set(requestId, request.url);
  });
  devTools.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.add(response.url);
    if (response.status >= 400 && !response.url.includes('/api/')) missing.push(response.url);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = requests.get(requestId);
    if (url && !dealtPictures.test(url)) all += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await devTools.detach();
  expect(missing, `what ${path} asks for in vain`).toEqual([]);
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
  return {
    script: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    all,
    requests: new Set(requests.values()).size,
  };
}
