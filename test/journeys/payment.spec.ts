import type { Page } from '@playwright/test';
import { PaymentProvider } from '../support/payment-provider.ts';
import { expectNoAxeFindings } from './axe.ts';
import { joinByCalls, signInParent } from './people.ts';
import { expect, type Pond, test as pondTest } from './pond.ts';

const EMAIL = 'heron.parent@example.org';

// On an instance of its own: the others offer no payment.
const test = pondTest.extend<{ provider: PaymentProvider }>({
  instance: 'payments',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  provider: async ({}, use) => {
    await using provider = new PaymentProvider();
    await use(provider);
  },
  settings: async ({ provider }, use) => use(await provider.open()),
});

test('a parent whose payment fails pays again on the family page, and gets the money back', async ({
  pond,
  provider,
  browser,
}) => {
  const child = await browser.newContext({ baseURL: pond.url });
  await joinByCalls(child.request, pond, { username: 'heron_wades', age: 9, email: EMAIL });
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: pond.url });
  const page = await phone.newPage();

  await chooseToPay(page, pond);
  await page.getByRole('link', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'To your pages' }).click();
  await signInParent(page, pond, EMAIL);
  await expect(page.getByRole('switch', { name: /^Buddies/ })).toBeChecked();
  await payForChat(page);
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chat by typing' })).toBeVisible();
  await expect.poll(() => provider.newest.refunds).toBe(1);

  await page.getByRole('link', { name: 'To your pages' }).click();
  await expect(page.getByRole('switch', { name: /^Typed chat/ })).toBeChecked();
  await phone.close();
  await child.close();
});

/** Buddies are open by the e-mail already, while the parent is on the provider's page for the chat. */
async function chooseToPay(page: Page, pond: Pond): Promise<void> {
  await page.goto(await pond.linkFor(EMAIL));
  await page.getByRole('switch', { name: 'Have buddies' }).check();
  await page.getByRole('switch', { name: 'Chat by typing' }).check();
  await page.getByRole('radio', { name: /^Pay/ }).check();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Next: pay and come back' }).click();
}

async function payForChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /How/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Allow more for Robin' });
  await dialog.getByRole('radio', { name: /^Pay/ }).check();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Go to the payment' }).click();
}
