import type { Browser } from '@playwright/test';
import { signIn } from './environment/children.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { Figure, Measurement, MeasureOptions, Reading } from './measurement.ts';
import { openBrowser, openPage } from './page/browser.ts';

const LINE = { latencyMs: 400, megabitsPerSecond: 1 };
/** How long something may still change after the page is complete. */
const SETTLE_MS = 4000;
const PAGES_OF_A_CHILD = [
  '/',
  '/profile',
  '/chat',
  '/friends',
  '/activities',
  '/help',
  '/settings',
  '/create-post',
] as const;
const PAGES_OF_A_VISITOR = ['/', '/auth', '/help', '/about', '/privacy'] as const;

export const p14: Measurement = {
  id: 'P14',
  what: 'first visit to each page on a slow line: 400 ms, 1 Mbit a second, an empty cache',
  goal: 'useful within 3 000 ms, under 40 requests, layout shift under 0.02',
  measure,
};

interface Visit {
  /** When the page showed its words and no placeholder. Milliseconds. */
  readonly useful: number;
  readonly shift: number;
  readonly requests: number;
}

async function measure({ progress }: MeasureOptions): Promise<Figure> {
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('line', { users: 200, posts: 2000 });
  const [reader] = await signIn(connection, 1);
  await using lilypad = await startLilypad(connection);
  const browser = await openBrowser();
  const readings: Reading[] = [];
  const visitAll = async (who: string, paths: readonly string[], cookie: string): Promise<void> => {
    for (const path of paths) {
      progress(`${who}, ${path}`);
      readings.push(
        ...toReadings(`${who}, ${path}`, await visit(browser, `http://127.0.0.1:${lilypad.port}`, path, cookie)),
      );
    }
  };
  try {
    await visitAll('a child', PAGES_OF_A_CHILD, reader?.cookie ?? '');
    await visitAll('a visitor', PAGES_OF_A_VISITOR, '');
    return { readings, notes: ['times depend on what else the machine does; requests and shifts hardly'] };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, origin: string, path: string, cookie: string): Promise<Visit> {
  const { page } = await openPage(browser, { url: origin, cookie, line: LINE });
  let requests = 0;
  page.on('request', (request) => {
    // Only a developer's machine has a mailbox.
    if (!request.url().includes('/dev/mailbox')) requests += 1;
  });
  await page.addInitScript(watch);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const { useful, shift } = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'requests'> }).seen);
  await page.context().close();
  return { useful: Math.round(useful), shift, requests };
}

/** Runs in the page, before everything else. */
function watch(): void {
  const seen = { useful: Number.POSITIVE_INFINITY, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const main = document.querySelector('main');
    const isComplete =
      (main?.innerText.trim().length ?? 0) > 40 && !document.querySelector('main [aria-busy="true"], .spinner');
    if (isComplete) seen.useful = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

function toReadings(what: string, { useful, shift, requests }: Visit): Reading[] {
  return [
    { what: `${what}: useful`, value: useful, unit: 'ms', goal: { atMost: 3000 } },
    { what: `${what}: requests`, value: requests, unit: '', goal: { atMost: 39 } },
    { what: `${what}: layout shift`, value: shift, unit: '', goal: { atMost: 0.02 } },
  ];
}
