import type { Page } from '@playwright/test';

interface Watched {
  shift?: number;
}

/** An init script that adds up by how much the page jumps. */
export function watchShifts(): void {
  new PerformanceObserver((list) => {
    const watched = globalThis as Watched;
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      watched.shift = (watched.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum so far, of all that has been painted. */
export async function readShift(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (globalThis as Watched).shift ?? 0);
}
