import type { Page } from '@playwright/test';
import { answerTo, findRiddle, signUp } from './people.ts';
import { expect, test } from './pond.ts';

const HAT = { name: 'Cap', id: 'cap', cost: 80 };

test('a newcomer hatches a frog, earns a first hat with a few riddles, and sees the frog wear it', async ({
  page,
  pond,
}) => {
  test.setTimeout(120_000);
  await signUp(page, pond, { username: 'hatter_hana', age: 8, email: 'hana.parent@example.org' });

  await hatch(page);
  while ((await purse(page)) < HAT.cost) await solveRiddle(page);
  await page.goto('/my-pip');
  await page.getByRole('button', { name: new RegExp(`^${HAT.name}\\b`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get it' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${HAT.name}\\b.*Wearing`) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page.goto('/gamification');
  await expect(page.locator(`main img[src*="/api/pips/"][src*=".${HAT.id}."]`)).toBeVisible();
});

async function hatch(page: Page): Promise<void> {
  await page.goto('/my-pip');
  for (const next of ['Hatch it!', 'Grow legs!', 'Hop out!', 'Dress my Pip'])
    await page.getByRole('button', { name: next }).click();
  await expect(page.getByRole('heading', { name: 'Dress your Pip' })).toBeVisible();
}

async function purse(page: Page): Promise<number> {
  return (await (await page.request.get('/api/store')).json()).purse;
}

async function solveRiddle(page: Page): Promise<void> {
  await page.goto('/');
  const card = await findRiddle(page);
  const question = await card.innerText();
  await card.getByLabel('Your guess').fill(answerTo(question));
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/guess'));
  await card.getByRole('button', { name: 'Guess' }).click();
  await answered;
}
