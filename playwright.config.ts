import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './test/journeys/browser.ts';

const browser = await findBrowser();
// In `npm test` each page is seen once, and nothing moves without need; `npm run journeys` sees all, as it moves.
const isShort = process.env['JOURNEYS'] === 'short';
const parts = ['parts.spec.ts', 'cards.spec.ts'];

export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/database.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  ...(isShort ? { grepInvert: /@long/ } : {}),
  projects: [
    { name: 'pond', testIgnore: parts, fullyParallel: true },
    // One server for building is enough for all of them.
    { name: 'parts', testMatch: parts, workers: 1, use: { contextOptions: { reducedMotion: 'no-preference' } } },
  ],
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    contextOptions: { reducedMotion: isShort ? 'reduce' : 'no-preference' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      ...(browser.env ? { env: { ...(process.env as Record<string, string>), ...browser.env } } : {}),
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
      ],
    },
  },
});
