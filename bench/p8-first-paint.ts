import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../test/journeys/browser.ts';
import { signIn } from './environment/children.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { Figure, Measurement, MeasureOptions, Reading } from './figure.ts';
import { median } from './numbers.ts';

const ROUNDS = 5;
/** A tablet of some years ago on a slow line: four times slower, 9 Mbit a second, 100 ms to the server. */
const SLOWER = 4;
const LINE = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const PHONE = { width: 412, height: 823 };
/** So long something may still change after the page has loaded. Milliseconds. */
const SETTLES = 2000;

interface Sight {
  /** When the largest thing on the first screen was there. Milliseconds. */
  readonly largest: number;
  /** Layout shift, as the browsers' score counts it. */
  readonly shift: number;
  /** Time beyond 50 ms in which scripts let the browser answer nobody. Milliseconds. */
  readonly blocking: number;
}

export const p8: Measurement = {
  id: 'P8',
  what: 'first sight on a slow device: home of a visitor and of a child',
  goal: 'largest contentful paint at most 1 000 ms, layout shift under 0.02',
  measure,
};

async function measure({ progress }: MeasureOptions): Promise<Figure> {
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('sight', { users: 200, posts: 2000 });
  const [reader] = await signIn(connection, 1);
  await using lilypad = await startLilypad(connection);
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  try {
    const url = `http://127.0.0.1:${lilypad.port}/`;
    const visitor = await look(browser, url, '', progress);
    const child = await look(browser, url, reader?.cookie ?? '', progress);
    return {
      readings: [...toReadings('a visitor', visitor), ...toReadings('a child', child)],
      notes: [`${SLOWER} times slower, 9 Mbit a second, 100 ms; ${ROUNDS} first visits each, with an empty cache`],
    };
  } finally {
    await browser.close();
  }
}

async function look(
  browser: Browser,
  url: string,
  cookie: string,
  say: MeasureOptions['progress'],
): Promise<readonly Sight[]> {
  const sights: Sight[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    sights.push(await visit(browser, url, cookie));
    say(`${cookie === '' ? 'visitor' : 'child'}, visit ${round} of ${ROUNDS}`);
  }
  return sights;
}

async function visit(browser: Browser, url: string, cookie: string): Promise<Sight> {
  const context = await browser.newContext({ viewport: PHONE });
  const [name = '', value = ''] = cookie.split('=');
  if (cookie !== '') await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLES);
  const sight = await page.evaluate(() => (window as unknown as { sight: Sight }).sight);
  await context.close();
  return sight;
}

/** Runs in the page, before everything else. */
function watch(): void {
  const sight = { largest: 0, shift: 0, blocking: 0 };
  Object.assign(window, { sight });
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    sight.largest = startTime;
  });
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) sight.shift += value;
  });
  on('longtask', ({ duration }) => {
    sight.blocking += Math.max(0, duration - 50);
  });
}

function toReadings(who: string, sights: readonly Sight[]): Reading[] {
  const middle = (part: keyof Sight) => median(sights.map((sight) => sight[part]));
  return [
    { what: `${who}: largest contentful paint`, value: middle('largest'), unit: 'ms', goal: { atMost: 1000 } },
    { what: `${who}: layout shift`, value: middle('shift'), unit: '', goal: { atMost: 0.02 } },
    { what: `${who}: blocking`, value: middle('blocking'), unit: 'ms' },
  ];
}
