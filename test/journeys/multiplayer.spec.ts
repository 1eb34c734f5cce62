import type { Browser, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { signUp } from './people.ts';
import { expect, type Pond, test } from './pond.ts';
import { typeset } from './words.ts';

test.use({ instance: 'multiplayer' });

const zoe = { username: 'play_zoe', age: 14, email: 'play.zoe@example.org' };
const ida = { username: 'play_ida', age: 14, email: 'play.ida@example.org' };

test('two children play a creative challenge in two browsers, one of them over a bad connection', async ({
  page,
  browser,
  pond,
}) => {
  test.slow();
  await signUp(page, pond, zoe);
  const other = await newBrowser(browser, pond);
  await signUp(other, pond, ida);

  await test.step('one makes a game, the other finds it', async () => {
    await page.goto('/gamification?view=collaborative');
    // Children tap twice.
    await page.getByRole('button', { name: 'Create Game' }).dblclick();
    await page.getByRole('radio', { name: /Creative Challenge/ }).check({ force: true });
    await page.getByRole('button', { name: 'Create game', exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
    await other.goto('/gamification?view=collaborative');
    await expectFilledWidth(other);
    await other.getByRole('button', { name: 'Join Game' }).dblclick();
    await expect(page.getByText('play_ida')).toBeVisible();
    await expectNoAxeFindings(page);
  });

  await test.step('ready-made words are heard at once', async () => {
    await other.getByRole('button', { name: /Good luck/ }).click();
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('Good luck!');
  });

  await test.step('the back button closes a dialog and keeps the game', async () => {
    await page.getByRole('button', { name: 'About play_ida' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  });

  await test.step('a dialog whose file does not come leaves the game where it is', async () => {
    await other.route(/ReportDialog|PlayerDialog/, (route) => route.abort());
    await other.getByRole('button', { name: 'About play_zoe' }).click();
    const missing = other.getByRole('dialog', { name: typeset("This didn't open") });
    await expect(missing).toBeVisible();
    await missing.getByRole('button', { name: 'Try again' }).click();
    await other.unroute(/ReportDialog|PlayerDialog/);
    // Some browsers never request a file again that did not come once.
    await missing.getByRole('button', { name: 'Load again' }).click();
    await expect(other.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
    await other.getByRole('button', { name: 'About play_zoe' }).click();
    await expect(other.getByRole('dialog', { name: 'play_zoe' })).toBeVisible();
    await other.keyboard.press('Escape');
  });

  await test.step('a picture is made by keyboard, and kept over a cut line', async () => {
    await other.setViewportSize({ width: 360, height: 740 });
    await other.mouse.wheel(0, 2000);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(other.getByText('Make this:')).toBeInViewport();
    await expect(other.getByRole('application')).toBeInViewport({ ratio: 1 });
    await expect(other.getByRole('button', { name: '🐸', exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('application').focus();
    await page.context().setOffline(true);
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await expect(page.getByText(typeset("You're offline"))).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.context().setOffline(false);
    await expect(page.getByText('Reconnecting…')).toBeHidden({ timeout: 30_000 });
    await page.getByRole('button', { name: typeset("I'm done!") }).click();
    await expect(page.getByText('Waiting for the others…')).toBeVisible();
  });

  await test.step('words become a text', async () => {
    await other.getByRole('radio', { name: 'Words' }).check({ force: true });
    await other.getByRole('button', { name: 'tiny', exact: true }).click();
    await other.getByRole('button', { name: typeset("I'm done!") }).click();
  });

  await test.step('each says something kind, and both earn the same', async () => {
    await expectNoAxeFindings(other);
    for (const who of [page, other]) await who.getByRole('button', { name: 'So clever' }).click();
    for (const who of [page, other]) await expect(who.getByText('You earned 20 points')).toBeVisible();
    await expect(other.getByText('So clever')).toHaveCount(2);
  });
});

async function newBrowser(browser: Browser, pond: Pond): Promise<Page> {
  const context = await browser.newContext({ baseURL: pond.url, serviceWorkers: 'block' });
  return context.newPage();
}

/** One game and the field for a code stand side by side, and together they are as wide as the page. */
async function expectFilledWidth(page: Page): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  const [game, code, create] = await Promise.all([
    page.getByRole('listitem').filter({ hasText: 'Join Game' }).boundingBox(),
    page.locator('section').filter({ hasText: 'Got an invite code?' }).last().boundingBox(),
    page.getByRole('button', { name: 'Create Game' }).boundingBox(),
  ]);
  expect(game?.width ?? 0).toBeGreaterThan(code?.width ?? 0);
  expect(code?.x ?? 0).toBeGreaterThan((game?.x ?? 0) + (game?.width ?? 0));
  expect((code?.x ?? 0) + (code?.width ?? 0)).toBeCloseTo((create?.x ?? 0) + (create?.width ?? 0), 0);
  if (own) await page.setViewportSize(own);
}
