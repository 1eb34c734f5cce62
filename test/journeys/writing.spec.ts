import type { Page } from '@playwright/test';
import { long } from './long.ts';
import { findRiddle, riddles, signIn, signUp } from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

const title = 'The day the pond froze';
const content = 'We went outside and the whole pond was glass!';

async function write(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Share your story/ }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your story').fill(content);
}

const words = async (page: Page) => [
  await page.getByLabel('Title').inputValue(),
  await page.getByLabel('Your story').inputValue(),
];

test('a story survives a reload and a lost connection, is shown as waiting in the feed, and can be withdrawn', async ({
  page,
  pond,
  context,
}) => {
  await signUp(page, pond, { username: 'writer_wren', age: 14, email: 'wren@example.org' });
  await write(page);
  await page.reload();
  expect(await words(page)).toEqual([title, content]);
  await page.getByText('Question', { exact: true }).click();
  await page.getByText('Story', { exact: true }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText("Your story isn't sent yet")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText(typeset('Waiting for a grown-up'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Delete “${title}”` }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Your story is deleted.')).toBeVisible();
  await expect(page.getByText(typeset('Waiting for a grown-up'))).toHaveCount(0);
});

test('a draft is deleted from the device when its author logs out', long, async ({ page, pond }) => {
  await signUp(page, pond, { username: 'tidy_tim', age: 14, email: 'tim@example.org' });
  await write(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.goto('/create-post');
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreate-post$/);
  await signIn(page, 'tidy_tim');
  await expect(page.getByRole('heading', { name: 'Share your story' })).toBeVisible();
  expect(await words(page)).toEqual(['', '']);
});

test('a child without consent is told before typing a story', long, async ({ page, pond }) => {
  await signUp(page, pond, { username: 'patient_pam', age: 8, email: 'pam.parent@example.org' });
  await page.getByRole('link', { name: /^Share your story/ }).click();
  await expect(page.getByText(typeset('Your grown-up needs to say yes first'))).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the pond' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an unsent guess is still there after coming back to the page', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'cut_off_cleo', age: 9, email: 'cleo.parent@example.org' });
  const found = await (await findRiddle(page)).innerText();
  const question = riddles.find((one) => found.includes(one.question))?.question ?? '';
  const card = page.getByRole('article').filter({ hasText: question });
  const underWay = Promise.withResolvers<{ abort(): Promise<void> }>();
  await page.route('**/api/riddles/*/guess', (route) => underWay.resolve(route));
  await card.getByLabel('Your guess').fill('surely not this');
  await card.getByRole('button', { name: 'Guess' }).click();
  await expect(card.getByRole('button', { name: 'Guess' })).toHaveAttribute('aria-busy', 'true');
  await (await underWay.promise).abort();
  await expect(card.getByText("We can't reach the pond right now.")).toBeVisible();
  await expect(card.getByLabel('Your guess')).toHaveValue('surely not this');
  await page.unroute('**/api/riddles/*/guess');
  await page
    .getByRole('link', { name: 'Me', exact: true })
    .or(page.getByRole('link', { name: 'Profile' }))
    .first()
    .click();
  await page.goBack();
  await expect(card.getByLabel('Your guess')).toHaveValue('surely not this');
  await card.getByRole('button', { name: 'Guess' }).click();
  await expect(card.getByText('surely not this')).toBeVisible();
  await expect(card.getByLabel('Your guess')).toHaveValue('');
});
