import type { Browser } from '@playwright/test';
import { signIn } from './environment/children.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { Figure, Measurement, MeasureOptions, Reading } from './measurement.ts';
import { median } from './numbers.ts';
import { openBrowser, openPage } from './page/browser.ts';

const ROUNDS = 5;
/** A tablet of some years ago on a slow line: four times slower, 9 Mbit a second, 100 ms to the server. */
const CPU_SLOWDOWN = 4;
const LINE = { latencyMs: 100, megabitsPerSecond: 9 };
/** How long something may still change after the page has loaded. */
const SETTLE_MS = 2000;

interface Paint {
  /** Largest contentful paint, in milliseconds. */
  readonly largest: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time: what long tasks take beyond 50 ms, in milliseconds. */
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
  const browser = await openBrowser();
  try {
    const url = `http://127.0.0.1:${lilypad.port}/`;
    const visitor = await visitSeveralTimes(browser, url, '', progress);
    const child = await visitSeveralTimes(browser, url, reader?.cookie ?? '', progress);
    return {
      readings: [...toReadings('a visitor', visitor), ...toReadings('a child', child)],
      notes: [
        `${CPU_SLOWDOWN} times slower, 9 Mbit a second, 100 ms; ${ROUNDS} first visits each, with an empty cache`,
      ],
    };
  } finally {
    await browser.close();
  }
}

async function visitSeveralTimes(
  browser: Browser,
  url: string,
  cookie: string,
  progress: MeasureOptions['progress'],
): Promise<readonly Paint[]> {
  const paints: Paint[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    paints.push(await visit(browser, url, cookie));
    progress(`${cookie === '' ? 'visitor' : 'child'}, visit ${round} of ${ROUNDS}`);
  }
  return paints;
}

async function visit(browser: Browser, url: string, cookie: string): Promise<Paint> {
  const { page, devTools } = await openPage(browser, { url, cookie, line: LINE });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const paint = await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
  await page.context().close();
  return paint;
}

/** Runs in the page, before everything else. */
function watch(): void {
  const paint = { largest: 0, shift: 0, blocking: 0 };
  Object.assign(window, { paint });
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    paint.largest = startTime;
  });
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) paint.shift += value;
  });
  on('longtask', ({ duration }) => {
    paint.blocking += Math.max(0, duration - 50);
  });
}

function toReadings(who: string, paints: readonly Paint[]): Reading[] {
  const middle = (part: keyof Paint) => median(paints.map((paint) => paint[part]));
  return [
    { what: `${who}: largest contentful paint`, value: middle('largest'), unit: 'ms', goal: { atMost: 1000 } },
    { what: `${who}: layout shift`, value: middle('shift'), unit: '', goal: { atMost: 0.02 } },
    { what: `${who}: blocking`, value: middle('blocking'), unit: 'ms' },
  ];
}
