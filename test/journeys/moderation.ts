import type { APIRequestContext, Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { expect, type Pond } from './pond.ts';

/** A new member of staff in moderation, signed in without a screen. */
export async function joinStaffByCalls(page: Page, pond: Pond, username: string): Promise<void> {
  const token = (await pond.invite(`${username}@example.org`, 'moderator')).split('#')[1];
  const accepted = await page.request.post('/api/staff/accept', { data: { token, username, password: PASSWORD } });
  expect(accepted.status()).toBe(201);
  expect((await page.request.post('/api/staff/totp/later')).ok()).toBe(true);
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: 'Moderation' })).toBeVisible();
}

/** A new member of staff opens moderation. */
export async function joinStaffByScreen(page: Page, pond: Pond, username: string): Promise<void> {
  await page.goto(await pond.invite(`${username}@example.org`, 'moderator'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Open the review queue' }).click();
  await expect(page.getByRole('heading', { name: 'Moderation' })).toBeVisible();
}

/** How much waits. */
export const countOpenCases = async (page: Page) => (await (await page.request.get('/api/moderation')).json()).open;

/** A story that waits for review; returns its id. */
export async function handIn(me: APIRequestContext, title: string): Promise<string> {
  const story = { clientId: crypto.randomUUID(), title, content: 'It jumps over the moon.', category: 'story' };
  const reply = await me.post('/api/posts', { data: story });
  expect(reply.status()).toBe(201);
  return (await reply.json()).post.id;
}
