import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './test/journeys/browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
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
