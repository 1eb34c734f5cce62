import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

test.use({ viewport: { width: 360, height: 740 } });

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const signIn = (page: Page) => page.getByRole('form').getByRole('button', { name: 'Sign In' });

test('the form to sign in stands still while errors come and go, and close together without them', async ({ page }) => {
  await page.goto('/auth');
  await expect(username(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await readPlaces(page);
  expect(before.password - before.username).toBeLessThan(135);

  await signIn(page).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  expect(await readPlaces(page)).toEqual(before);

  await username(page).pressSequentially('m');
  await expect(page.getByText('Username is required')).toBeHidden();
  expect(await readPlaces(page)).toEqual(before);
});

test('logging out asks for nothing more of the child’s', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'leaves_ida', age: 9, email: 'leaves.ida@example.org' });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: typeset('What my grown-up can see') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });

  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(page.getByRole('link', { name: 'Join the Fun' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The socket may say first that the session has ended.
  expect(refused.filter((path) => path !== '/api/user')).toEqual([]);
});

/** On the page, however far it is scrolled. */
async function readPlaces(page: Page): Promise<{ username: number; password: number; button: number }> {
  const top = (field: ReturnType<typeof username>) =>
    field.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  return {
    username: await top(username(page)),
    password: await top(password(page)),
    button: await top(signIn(page)),
  };
}
