import type { APIRequestContext, Page } from '@playwright/test';
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

/** A young person of 15 who signs up without a screen; returns their id. */
export async function joinByCalls(me: APIRequestContext, pond: Pond, username: string): Promise<string> {
  const email = `${username}@example.org`;
  const dateOfBirth = `${new Date().getUTCFullYear() - 15}-01-01`;
  const names = { username, firstName: 'Robin', lastName: 'Puddle', dateOfBirth, ageConfirmation: true, email };
  const form = { ...names, password: PASSWORD, confirmPassword: PASSWORD };
  const { signupId } = await (await me.post('/api/send-verification', { data: form })).json();
  const verified = await me.post('/api/verify-email', { data: { signupId, code: await pond.codeFor(email) } });
  expect(verified.status()).toBe(201);
  return (await verified.json()).id;
}

/** A story that waits at the desk; returns its id. */
export async function handIn(me: APIRequestContext, title: string): Promise<string> {
  const story = { clientId: crypto.randomUUID(), title, content: 'It jumps over the moon.', category: 'story' };
  const reply = await me.post('/api/posts', { data: story });
  expect(reply.status()).toBe(201);
  return (await reply.json()).post.id;
}
