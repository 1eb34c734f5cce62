import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectNoAxeFindings } from './axe.ts';
import { print } from './paper.ts';
import { PASSWORD, signIn } from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

const run = promisify(execFile);

test.use({ instance: 'set-up' });

/** The code of the app; each works once, so the next one is taken after the first. */
function oneTimeCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an admin accepts an invitation, sets up the second step, signs in with it and finishes the set-up', async ({
  page,
  pond,
}) => {
  const invite = ['bin/staff.ts', 'invite', 'ada@example.org', '--role', 'admin'];
  const { stdout } = await run(process.execPath, invite, { env: { ...process.env, ...pond.env } });
  await page.goto('/admin');
  await expect(page.getByText('Please sign in to access the admin panel')).toBeVisible();
  await page.goto(/http\S+/.exec(stdout)?.[0] ?? '');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();

  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeFindings(page);
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await typeCode(page, oneTimeCode(secret));
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.goto('/auth?next=/admin/setup');
  await signIn(page, 'ada');
  await expect(page.getByRole('heading', { name: 'The second step' })).toBeVisible();
  await typeCode(page, oneTimeCode(secret, 1));

  await expect(page.getByRole('heading', { name: 'Set up Lilypad' })).toBeVisible();
  await expectNoAxeFindings(page);
  await throughTheSetup(page);
  await expect(page.getByRole('heading', { name: 'The set-up is finished' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'No child has joined yet' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByText('Only another admin can change or remove your account.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Children can sign up now.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/guide');
  await page.getByRole('link', { name: 'Children and the law' }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto('/admin/guide/worst-case');
  await expect(page.getByRole('heading', { name: 'In the first ten minutes' })).toBeVisible();
  const sheets = await print(page);
  expect(sheets[0]).toMatch(
    /^\W*The worst case Print this and keep it beside the telephone\..*Is a child in danger now/,
  );
  expect(sheets.join(' ')).not.toMatch(/Skip to content|Logout|Menu|\.test\.ts/);
  await page.goto('/about');
  await expect(page.getByText('Brook Street School').first()).toBeVisible();
});

async function throughTheSetup(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Save and continue' });
  await page.getByRole('textbox', { name: 'Who runs this Lilypad' }).fill('Brook Street School');
  await next.click();
  await page.getByLabel(typeset('E-mail for families')).fill('people@example.org');
  await next.click();
  await expect(page.getByText(typeset('E-mails stay in the local mailbox'))).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText(typeset('By a link in an e-mail')).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel(typeset('E-mail address')).fill('ines@example.org');
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(page.getByText(/\/staff#[\w-]{43}/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await next.click();
  await page.getByText('Contact messages are erased after 365 days.').waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Finish the set-up' }).click();
}
