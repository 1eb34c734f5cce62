import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { long, longIf } from './long.ts';
import {
  fillAboutYou,
  fillPondName,
  fillReceiver,
  goByUsername,
  joinByCalls,
  signUp,
  signUpByForm,
  typeCode,
} from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

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

/** By day and on a phone each page is looked at in every run. */
const dresses = [
  { theme: 'light', width: 360 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360 },
  { theme: 'dark', width: 1440 },
] as const;

for (const dress of dresses) {
  const { theme, width } = dress;
  const isSeenElsewhere = dress !== dresses[0];

  test.describe(`in ${theme}, ${width} px wide,`, longIf(isSeenElsewhere), () => {
    test.use({ colorScheme: theme, viewport: { width, height: 800 } });

    test('the open pages pass axe and fit the screen', async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of open) {
        await page.goto(path);
        await expectAccessibleLayout(page, path);
      }
    });

    test('each step of signing up, the feed and the profile pass axe and fit the screen', async ({ page, pond }) => {
      test.setTimeout(180_000);
      const username = `looker_${theme}_${width}`;
      const email = `${username}@example.org`;
      await page.goto('/auth?tab=sign-up');
      await page.getByRole('button', { name: 'Next' }).click();
      await expectAccessibleLayout(page, 'the first step with its errors');
      await fillAboutYou(page, 9);
      await expectAccessibleLayout(page, 'the second step');
      await fillPondName(page, username);
      await expectAccessibleLayout(page, 'the last step');
      await fillReceiver(page, 9, email);
      await page.getByRole('button', { name: 'Send the code' }).click();
      await typeCode(page, await pond.codeFor(email));
      await expectAccessibleLayout(page, 'the dialog for the code');
      await page.getByRole('dialog').getByRole('button', { name: 'Verify and Create Account' }).click();
      await page.getByRole('button', { name: "Let's go!" }).click();
      await page.getByRole('article').first().waitFor();
      await expectAccessibleLayout(page, 'the pond');
      await page.goto('/profile');
      await expectAccessibleLayout(page, 'the profile');
    });
  });
}

test('who chose the night sees no day first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('look', JSON.stringify({ theme: 'night' })));
  // The app comes too late to choose.
  await page.route('**/assets/*.js', (route) => route.abort());

  for (const path of ['/', '/auth']) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'night');
    await expect(page.locator('body'), path).toHaveCSS('color-scheme', 'dark');
  }
});

test('nothing is cut off at 320 px', long, async ({ page, pond }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await sidewaysScroll(page), 'the first step with its errors').toBe(0);
  await fillAboutYou(page, 9);
  expect(await sidewaysScroll(page), 'the second step').toBe(0);
  await fillPondName(page, 'tiny_screen');
  expect(await sidewaysScroll(page), 'the last step').toBe(0);
  await page.evaluate(() => sessionStorage.clear());
  await signUpByForm(page, pond, { username: 'tiny_screen', age: 9, email: 'tiny@example.org' });
  for (const path of ['/', '/profile', '/help']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

test('with letters twice as large, nothing has to be scrolled sideways on a small phone', async ({
  page,
  pond,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await signUp(page, pond, { username: 'large_letters', age: 14, email: 'large.letters@example.org' });
  const { id } = await (await page.request.get('/api/user')).json();
  const asking = await browser.newContext({ baseURL: pond.url });
  await joinByCalls(asking.request, pond, { username: 'asking_ava', age: 14, email: 'asking.ava@example.org' });
  await asking.request.post('/api/friends/requests', { data: { receiverId: id } });
  for (const path of [
    '/friends?tab=requests',
    '/create-post',
    '/gamification?view=achievements',
    '/gamification?view=challenges',
    '/gamification?view=collaborative',
    '/contact',
    '/settings',
  ]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  const [top, bottom] = await Promise.all(['header', '.bottom-bar'].map((bar) => page.locator(bar).boundingBox()));
  expect((top?.height ?? 640) + (bottom?.height ?? 640), 'the two bars').toBeLessThan(640 / 3);
});

test('on a tablet, the inks of a drawing fill one row', async ({ page, pond }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await signUp(page, pond, { username: 'inky_ines', age: 14, email: 'inky.ines@example.org' });
  await page.goto('/create-post');
  await page.getByRole('button', { name: 'Add a drawing' }).click();
  const inks = page.getByRole('group', { name: 'Colors' });
  await expect(inks.getByRole('radio')).toHaveCount(12);
  const [box, first, last] = await Promise.all(
    [inks, inks.getByRole('radio').first(), inks.getByRole('radio').last()].map((one) => one.boundingBox()),
  );

  expect(last?.y).toBe(first?.y);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) * 0.95);
});

test('on a tablet, the words of all cards of the settings begin on one line', async ({ page, pond }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await signUp(page, pond, { username: 'settled_sam', age: 14, email: 'settled.sam@example.org' });
  await page.goto('/settings');
  const left = async (words: string) => (await page.getByText(words, { exact: true }).first().boundingBox())?.x;
  await expect(page.getByText('Show me on leaderboards')).toBeVisible();

  for (const words of ["Show when I'm here", 'Show me on leaderboards'])
    expect(await left(typeset(words)), words).toBe(await left('Sounds'));
});

test('long names stand on one line of a phone', async ({ page, pond }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, pond, { username: 'tinydragon', age: 14, email: 'tiny.dragon@example.org' });
  await page.goto('/gamification?view=collaborative');
  await page.getByRole('button', { name: 'Create Game' }).click();
  await page.getByRole('button', { name: 'Create game', exact: true }).click();
  const player = page.getByRole('list', { name: 'Players' }).getByText(/^tinydragon/);
  expect(await countLines(player), 'the name, and that it is you').toBe(2);

  await goByUsername(page.request, 'Moonlightwillowfrogs');
  const { id } = await (await page.request.get('/api/user')).json();
  for (const path of ['/profile', `/user/${id}`]) {
    await page.goto(path);
    expect(await countLines(page.getByRole('heading', { level: 1 })), path).toBe(1);
  }
});

test('the way to a new story shows a long name whole on a phone', async ({ page, pond }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, pond, { username: 'moonlightwillowfrogs', age: 14, email: 'moonlight@example.org' });

  const words = page.getByRole('link', { name: /^Share your story/ }).getByText(/^Share your story/);
  expect(await countLines(words), 'the words, and the name').toBe(2);
});

/** On how many lines a text stands. */
async function countLines(text: Locator): Promise<number> {
  await expect(text).toBeVisible();
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

/** There is no finding of axe, and nothing to scroll sideways, here and on a tablet, which has the same parts as a phone. */
async function expectAccessibleLayout(page: Page, what: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const own = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 800 });
  await page.evaluate(settled);
  expect(await sidewaysScroll(page), `${what} at 820`).toBe(0);
  if (own) await page.setViewportSize(own);
  await page.evaluate(settled);
  expect(await sidewaysScroll(page), what).toBe(0);
  await expectNoAxeFindings(page, what);
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
