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
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of open)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expectSound(page, `${path} at ${width}`);
      }
  });

  test(`the pond and the profile are sound in ${theme}`, async ({ page, pond }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await signUp(page, pond, { username: `looker_${theme}`, age: 9, email: `looker.${theme}@example.org` });
    for (const path of ['/', '/profile'])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page
          .getByRole('article')
          .first()
          .or(page.getByRole('heading', { level: 1 }))
          .first()
          .waitFor();
        await expectSound(page, `${path} at ${width}`);
      }
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

/** No finding of axe, nothing to scroll sideways, no word in the console that should not be there. */
async function expectSound(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
  expect(await sidewaysScroll(page), what).toBe(0);
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
