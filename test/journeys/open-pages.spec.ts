import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { long, longIf } from './long.ts';
import { signUp } from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

const letter = { name: 'Omar', email: 'omar@example.org', subject: 'Bed time', message: 'Can Maya play until seven?' };

async function fill(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(letter.name);
  await page.getByRole('textbox', { name: typeset('E-mail for our answer') }).fill(letter.email);
  await page.getByRole('textbox', { name: 'Subject' }).fill(letter.subject);
  await page.getByRole('textbox', { name: 'Your message' }).fill(letter.message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send it' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'We have your message' });

test('a parent sends a contact message', async ({ page }) => {
  await page.goto('/contact');
  await page.getByText('I am a parent', { exact: true }).click();
  await fill(page);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/contact')),
    send(page),
  ]);
  expect(request.postDataJSON()).toMatchObject({ ...letter, type: 'parent' });
  await expect(thanks(page)).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
});

test('each missing field shows a message, and the first one gets the focus', long, async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Omar');
  await send(page);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: typeset('E-mail for our answer') })).toBeFocused();
});

test('a contact message survives a lost connection and a reload', async ({ page, context }) => {
  await page.goto('/contact');
  await fill(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText("Your message isn't sent yet")).toBeVisible();
  await expect(page.getByText("You're offline. Keep writing: we save your words.")).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(letter.message);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(letter.message);
  await send(page);
  await expect(thanks(page)).toBeVisible();
});

test('a visitor in danger sees the helplines at once', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Who can I call?' }).click();
  await expect(page.getByRole('heading', { name: 'Call someone now' })).toBeFocused();
  await page.getByLabel('Country').selectOption({ label: 'Ireland' });
  await expect(page.getByRole('link', { name: 'Call Childline: 1800 66 66 66' })).toHaveAttribute(
    'href',
    'tel:1800666666',
  );
});

test('the help search forgives a typo, says how much it found, and helps when it finds nothing', async ({ page }) => {
  await page.goto('/help');
  const search = page.getByRole('searchbox', { name: 'What would you like to know?' });
  await search.fill('dyslexa');
  await expect(page.getByRole('status').filter({ hasText: '1 answer for “dyslexa”' })).toBeVisible();
  await expect(page.getByText('Yes. Tap your picture, then Settings. Turn on Easy letters.')).toBeVisible();
  await search.fill('elephants');
  await expect(page.getByRole('status').filter({ hasText: 'No answer for “elephants”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByRole('heading', { name: 'How do I join?' })).toBeVisible();
});

test('a visitor reaches the sections of the Help Center by anchor and by keyboard, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/help#points');
  const points = page.getByRole('heading', { name: 'Points and levels' });
  await expect(points).toBeFocused();
  await expect(points).toBeInViewport();
  const safe = page.getByRole('link', { name: 'Staying safe' });
  await safe.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Staying safe' })).toBeInViewport();
  await expect(safe).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(typeset('Tell a grown-up you trust. Our contact page'))).toBeVisible();
});

test('kids and grown-ups each have a privacy page at its own address', long, async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: '1. What we know' })).toBeVisible();
  await page.getByRole('tab', { name: 'For kids' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?for=grown-ups$/);
  await expect(page.getByRole('heading', { name: '1. Who is responsible' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: typeset('For grown-ups') })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/privacy?for=grown-ups#rights');
  await expect(page.getByRole('heading', { name: /^\d+\. What you can do$/ })).toBeInViewport();
});

test('the contact form is filled in for a signed-in child', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'letter_newt', age: 9, email: 'letter@example.org' });
  await page.goto('/contact?about=safety');
  await expect(page.getByRole('heading', { name: 'Call someone now' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: typeset('E-mail for our answer') })).toHaveValue('letter@example.org');
});

for (const theme of ['light', 'dark'] as const) {
  test(
    `axe finds no fault in what opens, fails or is said on these pages, in ${theme}`,
    longIf(theme === 'dark'),
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto('/contact?about=emergency');
      await page.getByLabel('Country').selectOption({ label: 'Italy' });
      await send(page);
      await expect(page.getByText('Please tell us your name')).toBeVisible();
      await expectNoAxeFindings(page, 'errors');
      await page.goto('/help#levels');
      await expect(page.getByText('Level 1 is 0 to 99 points.')).toBeVisible();
      await expectNoAxeFindings(page, 'an answer');
      await page.getByRole('searchbox', { name: 'What would you like to know?' }).fill('elephants');
      await expectNoAxeFindings(page, 'nothing found');
      for (const path of ['/privacy?for=grown-ups', '/terms?for=grown-ups']) {
        await page.goto(path);
        await page.getByRole('heading', { name: /^1\. / }).waitFor();
        await expectNoAxeFindings(page, path);
      }
    },
  );
}
