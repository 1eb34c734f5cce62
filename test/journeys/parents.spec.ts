import type { Page } from '@playwright/test';
import { joinByCalls, openHome, signInParent } from './people.ts';
import { expect, type Pond, test } from './pond.ts';
import { typeset } from './words.ts';

const EMAIL = 'newt.mother@example.org';

test('on a phone, a parent goes from the first e-mail to undoing a deletion', async ({ pond, browser }) => {
  const child = await browser.newContext({ baseURL: pond.url });
  await joinByCalls(child.request, pond, { username: 'newt_walks', age: 9, email: EMAIL });
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: pond.url });
  const page = await phone.newPage();
  await consent(page, pond);
  await signInParent(page, pond, EMAIL);
  await lookAtContact(page);
  await switchOffAndOn(page);
  await turnPhone(page);
  await takeCopy(page);
  const home = await child.newPage();
  const news = home.waitForResponse(/LaterNews/);
  await openHome(home);
  await news;
  await deleteAndKeep(page, home);
  await phone.close();
  await child.close();
});

async function consent(page: Page, pond: Pond): Promise<void> {
  await page.goto(await pond.linkFor(EMAIL, 'see-what-they-see'));
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What may Robin do here?' })).toBeVisible();
  await page.getByRole('switch', { name: /Write posts/ }).check();
  await page.getByRole('button', { name: 'Give consent' }).click();
  await page.getByRole('link', { name: 'Go to my pages' }).click();
}

/** The open pages know a parent who comes from their own. */
async function lookAtContact(page: Page): Promise<void> {
  await expect(page.getByRole('switch', { name: /Posts and comments/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Pat Puddle');
  await expect(page.getByRole('textbox', { name: typeset('E-mail for our answer') })).toHaveValue(EMAIL);
  await expect(page.getByRole('link', { name: 'Join the Fun' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'For parents' }).click();
}

async function switchOffAndOn(page: Page): Promise<void> {
  const posts = page.getByRole('switch', { name: /Posts and comments/ });
  await posts.click();
  await expect(posts).not.toBeChecked();
  await expect(page.getByText('Saved')).toBeVisible();
  await posts.click();
  await expect(posts).toBeChecked();
  const limit = page.waitForRequest((request) => (request.postData() ?? '').includes('dailyLimit'));
  await page.getByRole('slider', { name: /Daily limit/ }).press('ArrowLeft');
  await (await limit).response();
  await page.reload();
  await expect(posts).toBeChecked();
  await expect(page.getByText('No limit', { exact: true })).toHaveCount(1);
}

/** The page gets a second and a third column, and back; what is being written in a dialog stays. */
async function turnPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open hours' });
  const monday = dialog.getByLabel('Open on Monday');
  await monday.uncheck();
  for (const width of [740, 1100, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(monday).not.toBeChecked();
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

/** The lines of a child's data lead to their parts of a page that is still loading. */
async function takeCopy(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Download everything/ }).click();
  await page.getByRole('button', { name: 'Make the copy' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the copy' }).click();
  expect((await download).suggestedFilename()).toMatch(/^lilypad-newt-walks-.*\.zip$/);
}

/** The child has the home page open meanwhile. */
async function deleteAndKeep(page: Page, home: Page): Promise<void> {
  await page.getByRole('link', { name: '← Back to Robin' }).click();
  await page.getByRole('link', { name: /Delete the account/ }).click();
  const end = page.getByRole('button', { name: 'Delete the account' });
  await expect(end).toBeInViewport();
  await end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText("Robin's account will be erased")).toBeVisible();
  const note = home.getByRole('dialog', { name: 'Your account is closing' });
  await expect(note).toContainText('Talk with them');
  await note.getByRole('button', { name: 'Bye, Pip!' }).click();
  await expect(home.getByRole('link', { name: 'Join the Fun' }).first()).toBeVisible();
  await page.getByRole('link', { name: '← Back to Robin' }).click();
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await expect(page.getByText("Robin's account will be erased")).toHaveCount(0);
}
