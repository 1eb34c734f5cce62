import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../test/journeys/browser.ts';

const PHONE = { width: 412, height: 823 };

export async function openBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser();
  return chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
}

interface Line {
  /** To the server and back. */
  readonly latencyMs: number;
  readonly megabitsPerSecond: number;
}

/** A page of a phone with an empty cache, on a line as slow as this. `cookie` is empty for a visitor. */
export async function openPage(
  browser: Browser,
  { url, cookie, line }: { readonly url: string; readonly cookie: string; readonly line: Line },
): Promise<{ readonly page: Page; readonly devTools: CDPSession }> {
  const context = await browser.newContext({ viewport: PHONE });
  const [name = '', value = ''] = cookie.split('=');
  if (cookie !== '') await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const bytesPerSecond = (line.megabitsPerSecond * 1e6) / 8;
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return { page, devTools };
}
