import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { freePort } from '../support/free-port.ts';

export { expect } from '@playwright/test';

/** The page of parts, which only the server for building has: one for each worker, and no Lilypad behind it. */
export const test = base.extend<{ openParts: (look?: string) => Promise<void> }, { parts: string }>({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use, { workerIndex }) => {
      const server = await createServer({
        configFile: join(import.meta.dirname, '../../vite.config.ts'),
        root: join(import.meta.dirname, '../../web'),
        cacheDir: join(import.meta.dirname, `../../test-results/vite-${workerIndex}`),
        server: { port: await freePort(), strictPort: true, hmr: false, watch: null, proxy: {} },
        logLevel: 'error',
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ parts }, use) => use(parts),
  openParts: async ({ page }, use) => {
    await page.route('**/api/**', (route) => route.fulfill({ json: { user: null } }));
    await use((look = '') => open(page, look));
  },
});

async function open(page: Page, look: string): Promise<void> {
  await page.goto(`/dev/ui?${look}`);
  await page.getByRole('heading', { name: 'The parts of Lilypad' }).waitFor({ timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
}
