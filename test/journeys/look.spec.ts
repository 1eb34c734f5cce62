import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { expect, test } from './pond.ts';

const widths = [360, 820, 1440] as const;
const open = [
  '/',
  '/auth',
  '/auth?tab=sign-up',
  '/about',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/reset',
  '/staff',
  '/lost',
];

for (const theme of ['light', 'dark'] as const) {
  test(`open pages are sound in ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of open) {
      await page.goto(path);
      await expectSound(page, path);
    }
  });

  test(`the pond and the profile are sound in ${theme}`, async ({ page, pond }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signUp(page, pond, { username: `looker_${theme}`, age: 9, email: `looker.${theme}@example.org` });
    await page.getByRole('article').first().waitFor();
    await expectSound(page, 'the pond');
    await page.goto('/profile');
    await expectSound(page, 'the profile');
  });
}

test('nothing is cut off at 320 px', async ({ page, pond }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, pond, { username: 'tiny_screen', age: 9, email: 'tiny@example.org' });
  for (const path of ['/', '/profile', '/help']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

/** At no width is there a finding of axe or something to scroll sideways. */
async function expectSound(page: Page, what: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(settled);
    expect(await sidewaysScroll(page), `${what} at ${width}`).toBe(0);
    if (width === 820) continue; // the same parts as on a phone
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `${what} at ${width}`,
    ).toEqual([]);
  }
}

/** Resolves when everything that moves for a while has come to rest; what turns for ever is no reason to wait. */
async function settled(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
