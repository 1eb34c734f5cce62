import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { expect, test } from './pond.ts';

test('a toast covers nothing that a child needs next, on any screen', async ({ page, pond }) => {
  test.slow();
  await signUp(page, pond, { username: 'toast_tess', age: 14, email: 'toast.tess@example.org' });

  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/friends?tab=find');
    const code = page.getByRole('button', { name: 'Make a code' }).or(page.getByRole('button', { name: 'Copy code' }));
    await code.click();
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expectNothingCovered(page, `the friend code at ${width} px`);

    await page.goto('/gamification?view=collaborative');
    await page.getByRole('button', { name: 'Create Game' }).click();
    await page.getByRole('button', { name: 'Create game', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
    await expectNothingCovered(page, `the waiting room at ${width} px`);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting room' })).toBeHidden();
  }
});

test('without a network a toast has its picture and leaves the line that says so visible', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'offline_olli', age: 14, email: 'offline.olli@example.org' });
  await page.setViewportSize({ width: 360, height: 740 });
  const joke = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Show the punchline' }) });
  await joke.first().getByRole('button', { name: 'Show the punchline' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Love' }).first().click();
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await toast.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: 'Love' })
    .first()
    .evaluate((button) => (button as HTMLElement).click());
  await toast.waitFor();

  const line = await page.getByText("You're offline.").boundingBox();
  const top = (await toast.boundingBox())?.y ?? 0;

  expect(line?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  // Drawn in the page itself, and not by reference to a picture that has to load.
  await expect(toast.locator('svg').first().locator('path').first()).toBeVisible();
});

/** Waits for a toast, compares it with the page below it, and taps it away. */
async function expectNothingCovered(page: Page, where: string): Promise<void> {
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await page.evaluate(listCovered), where).toEqual([]);
  await toast.getByRole('paragraph').first().click();
  await expect(toast).toBeHidden();
}

/** Runs in the browser. */
function listCovered(): string[] {
  // Only a developer's machine has this line, which moves the page down.
  for (const line of document.querySelectorAll('aside[aria-label="For developers"]')) line.remove();
  scrollTo(0, 0);
  const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
  if (!toast) return ['there is no toast'];
  return [...document.querySelectorAll('main :is(h1, h2, a, button, input, [role=tab]), nav a')].flatMap((element) => {
    // A heading is as wide as its words.
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right } = (element.matches('h1, h2') ? words : element).getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    const isBeside = bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right;
    return isBeside || bottom === top ? [] : [`${element.textContent}, from ${top}, under ${toast.bottom}`];
  });
}
