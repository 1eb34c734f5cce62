import type { Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { expect, type Pond } from './pond.ts';

/** A new member of staff goes to the desk. */
export async function takeSeat(page: Page, pond: Pond, username: string): Promise<void> {
  await page.goto(await pond.invite(`${username}@example.org`, 'moderator'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
}

/** How much waits. */
export const waiting = async (page: Page) => (await (await page.request.get('/api/desk')).json()).open;
