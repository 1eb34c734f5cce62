import type { Browser, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { goByUsername, signUp } from './people.ts';
import { expect, type Pond, test } from './pond.ts';
import { typeset } from './words.ts';

interface Family {
  readonly page: Page;
  readonly username: string;
  readonly address: string;
}

/** A child at a browser of their own, whose grown-up has opened buddies. */
async function join(browser: Browser, pond: Pond, username: string): Promise<Family> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const address = `${username}.parent@example.org`;
  await signUp(page, pond, { username, age: 9, email: address });
  const token = (await pond.linkFor(address)).split('#')[1];
  const data = { token, decision: 'yes', scopes: ['posts', 'buddies'] };
  expect((await page.request.post(`${pond.url}/api/family/consent`, { data })).status()).toBe(200);
  await goByUsername(page.request, username);
  await page.getByRole('button', { name: 'Hooray!' }).click();
  return { page, username, address };
}

/** The grown-up reads the mail, looks at the page it leads to, and says yes. */
async function approveBuddy(browser: Browser, pond: Pond, { address, username }: Family, other: Family): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(await pond.linkFor(address, 'buddy'));
  await expect(
    page.getByRole('heading', { name: `${username} would like to be buddies with ${other.username}` }),
  ).toBeVisible();
  await expectAccessibleAtRest(page);
  await page.getByRole('button', { name: 'Yes, they may be buddies' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await page.context().close();
}

async function expectAccessibleAtRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await expectNoAxeFindings(page);
}

test('two children become buddies after their parents agree, and a block ends it', async ({ browser, pond }) => {
  test.slow();
  const one = await join(browser, pond, 'otter_one');
  const two = await join(browser, pond, 'newt_two');

  await one.page.getByRole('link', { name: 'Buddies', exact: true }).click();
  await expect(one.page.getByRole('heading', { name: 'No buddies yet!' })).toBeVisible();
  await one.page.getByRole('button', { name: 'Find Friends' }).click();
  await one.page.getByRole('searchbox').fill('newt');
  await one.page.getByRole('button', { name: 'Ask newt_two to be buddies' }).click();
  await expect(one.page.getByText('Asked', { exact: true })).toBeVisible();
  await expectAccessibleAtRest(one.page);

  // The other one's open screen knows without a reload.
  await two.page.getByRole('link', { name: 'Buddies 1 new request' }).click();
  await two.page.getByRole('tab', { name: 'Requests' }).click();
  await two.page.getByRole('button', { name: 'Say yes to otter_one' }).click();
  await expect(two.page.getByText(typeset('Waiting for your grown-up'))).toBeVisible();
  await expectAccessibleAtRest(two.page);

  await approveBuddy(browser, pond, one, two);
  await expect(two.page.getByText(typeset('Waiting for your grown-up'))).toBeVisible();
  await approveBuddy(browser, pond, two, one);

  await one.page.getByRole('tab', { name: 'Buddies' }).click();
  await one.page.getByRole('link', { name: 'newt_two', exact: true }).click();
  await expect(one.page.getByRole('heading', { level: 1, name: 'newt_two' })).toBeVisible();
  await two.page.getByRole('tab', { name: 'Buddies' }).click();
  const buddy = two.page.getByRole('link', { name: 'otter_one', exact: true });
  const address = (await buddy.getAttribute('href')) ?? '';
  await expectAccessibleAtRest(one.page);

  await one.page.getByRole('button', { name: 'Block newt_two' }).click();
  await one.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(one.page.getByRole('heading', { name: 'You blocked newt_two' })).toBeVisible();
  await expect(two.page.getByRole('heading', { name: 'No buddies yet!' })).toBeVisible();
  await two.page.goto(address);
  await expect(two.page.getByRole('heading', { level: 2, name: 'User Not Found' })).toBeVisible();
  await one.page.goto('/settings');
  await expect(one.page.getByRole('button', { name: 'Unblock newt_two' })).toBeVisible();
});
