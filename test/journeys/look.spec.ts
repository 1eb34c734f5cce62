import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { longIf } from './long.ts';
import { fillAboutYou, fillForm, fillPondName, signUp, typeCode } from './people.ts';
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
  test(`open pages are sound in ${theme}`, longIf(theme === 'dark'), async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of open) {
      await page.goto(path);
      await expectSound(page, path);
    }
  });

  test(`each step of signing up is sound in ${theme}`, longIf(theme === 'dark'), async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/auth?tab=sign-up');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectSound(page, 'the first step with its errors');
    await fillAboutYou(page, 9);
    await expectSound(page, 'the second step');
    await fillPondName(page, `steps_${theme}`);
    await expectSound(page, 'the last step');
    await page.goto('/auth?tab=sign-up&step=1');
    await page.getByRole('button', { name: 'Not you? Start empty' }).click();
    await fillForm(page, { username: `steps_${theme}`, age: 9, email: `steps.${theme}@example.org` });
    await page.getByRole('button', { name: 'Send me the code' }).click();
    await typeCode(page, '000000');
    await expectSound(page, 'the dialog for the code');
  });

  test(`the pond and the profile are sound in ${theme}`, longIf(theme === 'dark'), async ({ page, pond }) => {
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
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await sidewaysScroll(page), 'the first step with its errors').toBe(0);
  await fillAboutYou(page, 9);
  expect(await sidewaysScroll(page), 'the second step').toBe(0);
  await fillPondName(page, 'tiny_screen');
  expect(await sidewaysScroll(page), 'the last step').toBe(0);
  await page.evaluate(() => sessionStorage.clear());
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
  // Behind a dialog the place of the scroll bar stays free: then the page is narrower than its view.
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
