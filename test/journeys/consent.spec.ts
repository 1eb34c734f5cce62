import type { Browser, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { signIn, signUp } from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

test('a parent consents, and the child’s open screen shows it without a reload', async ({ page, pond, browser }) => {
  await signUp(page, pond, { username: 'otter_asks', age: 9, email: 'otter.parent@example.org' });
  await expect(page.getByRole('heading', { name: typeset('Waiting for your grown-up') }).first()).toBeVisible();
  const parent = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await scan(browser, await pond.linkFor('otter.parent@example.org'));
  expect((await (await page.request.get('/api/consent')).json()).status).toBe('pending');
  const asked: string[] = [];
  parent.on('request', (request) => asked.push(request.url()));
  const link = await pond.linkFor('otter.parent@example.org');
  await parent.goto(link);
  await expect(parent.getByRole('heading', { name: 'What may Robin do here?' })).toBeVisible();
  expect(await parent.getByRole('switch', { checked: true }).count()).toBe(0);
  await expectAccessibleLayout(parent);
  await expectEvenGaps(parent);
  await parent.getByRole('switch', { name: 'Write posts and comments' }).check();
  await parent.getByRole('button', { name: 'Give consent' }).click();
  await expect(parent.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(asked.filter((url) => url.includes(new URL(link).hash.slice(1)))).toEqual([]);

  const news = page.getByRole('dialog', { name: typeset('Your grown-up said yes!') });
  await expect(news).toContainText('Write stories and comments');
  await news.getByRole('button', { name: 'Hooray!' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(news).toHaveCount(0);
  await parent.goto('about:blank');
  await parent.goto(link);
  await expect(parent.getByRole('heading', { name: 'This has been answered already' })).toBeVisible();
});

/** What is said later takes no room before. */
async function expectEvenGaps(page: Page): Promise<void> {
  const gaps = await page.getByRole('button', { name: 'Continue without extras' }).evaluate((button) => {
    const buttons = button.parentElement as HTMLElement;
    const shown = [...(buttons.parentElement as HTMLElement).children].filter((part) => part.clientHeight > 0);
    const boxes = shown.map((part) => part.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)));
  });
  expect(new Set(gaps).size, `gaps of ${gaps}`).toBe(1);
}

/** What looks at links before the parent does: with scripts, by the keyboard and at every link of the page, but not at its buttons. */
async function scan(browser: Browser, link: string): Promise<void> {
  const scanner = await (await browser.newContext()).newPage();
  await scanner.request.head(link);
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Continue without extras' })).toBeVisible();
  await scanner.keyboard.press('Tab');
  await scanner.keyboard.press('Escape');
  for (const found of await scanner.getByRole('link').all())
    await scanner.request.get((await found.getAttribute('href')) ?? '/');
  await scanner.goto('about:blank');
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Continue without extras' })).toBeVisible();
  await scanner.context().close();
}

test('a parent refuses, the child sees the goodbye page, and the parent undoes the refusal', async ({
  page,
  pond,
  browser,
}) => {
  const email = 'newt.parent@example.org';
  await signUp(page, pond, { username: 'newt_asks', age: 8, email });
  const parent = await (await browser.newContext()).newPage();
  const first = await pond.linkFor(email);
  await parent.goto(first);
  await parent.getByRole('button', { name: 'Say no' }).click();
  await parent.getByRole('button', { name: "Don't allow this account" }).click();
  await expect(parent.getByRole('heading', { name: 'You said no' })).toBeVisible();
  await expect(page.getByRole('heading', { name: typeset('Your grown-up said no') })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto('/create-post');
  await expect(page.getByRole('heading', { name: typeset('Your grown-up said no') })).toBeVisible();
  await expect.poll(() => pond.linkFor(email)).not.toBe(first);
  await parent.goto('about:blank');
  await parent.goto(await pond.linkFor(email));
  await parent.getByRole('button', { name: 'Undo' }).click();
  await expect(parent.getByRole('heading', { name: 'Nothing is erased' })).toBeVisible();
  await expect(page.getByRole('heading', { name: typeset('Your grown-up said no') })).toHaveCount(0);
});

async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a child closes the account and is signed out after the goodbye page, and the parent restores it', async ({
  page,
  pond,
  browser,
}) => {
  const email = 'toad.parent@example.org';
  await signUp(page, pond, { username: 'toad_leaves', age: 9, email });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: typeset('What my grown-up can see') })).toBeVisible();
  await page.getByText('What they know and can do').click();
  await expect(page.getByText('They know your username: toad_leaves.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const sure = page.getByRole('button', { name: 'Delete it' });
  await expect(sure).toBeDisabled();
  await page.getByLabel('Type DELETE to be sure').fill('DELETE');
  await expectNoAxeFindings(page);
  await sure.click();
  await expect(page.getByRole('dialog', { name: 'Goodbye!' })).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await expect(page.getByRole('dialog', { name: 'Goodbye!' })).toHaveCount(0);
  await expect(page).toHaveURL(`${pond.url}/`);

  const parent = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await parent.goto(await pond.linkFor(email));
  await expect(parent.getByRole('heading', { name: 'Keep the account of Robin?' })).toBeVisible();
  await expectAccessibleLayout(parent);
  await parent.getByRole('button', { name: 'Keep the account' }).click();
  await expect(parent.getByRole('heading', { name: 'The account stays' })).toBeFocused();
  await page.goto('/auth');
  await signIn(page, 'toad_leaves');
  await expect(page.getByText('Your account stays.')).toBeVisible();
});
