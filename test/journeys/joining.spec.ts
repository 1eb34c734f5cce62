import type { Locator } from '@playwright/test';
import { long } from './long.ts';
import {
  answerTo,
  chooseBirthday,
  fillAboutYou,
  fillForm,
  fillPondName,
  fillReceiver,
  PASSWORD,
  signIn,
  signUpByForm,
  typeCode,
} from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

test('a child of 9 signs up with a parent’s code, logs out and in again', async ({ page, pond }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join the Fun' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await signUpByForm(page, pond, { username: 'maya_hops', age: 9, email: 'pat@example.org' });
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: typeset('Waiting for your grown-up') }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Join the Fun' }).first()).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, 'maya_hops');
  await expect(page).toHaveURL(/\/profile$/);
});

test('a child of 13 signs up with their own e-mail address', long, async ({ page, pond }) => {
  await signUpByForm(page, pond, { username: 'zoe_heron', age: 13, email: 'zoe@example.org' });
  await expect(page.getByText(typeset('Waiting for your grown-up'))).toHaveCount(0);
});

test('a child picks a different username from the suggested one', long, async ({ page, pond }) => {
  await page.goto('/auth?tab=sign-up');
  await fillAboutYou(page, 13);
  const names = page.getByRole('radio');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toBeChecked();
  await page.getByRole('button', { name: 'Show me more' }).click();
  const wanted =
    (await page.getByRole('group', { name: 'What your buddies call you' }).locator('label').nth(2).textContent()) ?? '';
  await page.getByText(wanted, { exact: true }).click();
  await expect(page.getByLabel(wanted)).toBeChecked();
  await fillPondName(page, 'picky_newt');
  await expect(page.getByRole('definition').filter({ hasText: wanted })).toBeVisible();
  await fillReceiver(page, 13, 'picky@example.org');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await typeCode(page, await pond.codeFor('picky@example.org'));
  await page.getByRole('dialog').getByRole('button', { name: 'Verify and Create Account' }).click();
  await page.getByRole('button', { name: "Let's go!" }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto('/profile?edit');
  await expect(page.getByLabel('Display name')).toHaveValue(wanted);
  await page.getByLabel('Display name').fill('R0bin the Frog');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pick a pond name. Keep your real one for friends you know.')).toBeVisible();
});

test('a child of 6 gets from the landing page to a first solved riddle on a phone', async ({ page, pond }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Join the Fun' }).first().click();
  await signUpByForm(page, pond, { username: 'first_fern', age: 6, email: 'fern.parent@example.org' });
  const riddle = page.getByRole('article');
  const answer = answerTo((await riddle.getByRole('heading').textContent()) ?? '');
  await riddle.getByRole('group', { name: 'Tap your answer' }).getByRole('button', { name: answer }).click();
  await expect(riddle).toContainText('You solved it!');
  await page.getByRole('button', { name: 'Hop into the pond' }).click();
  await expect(page.getByRole('list', { name: 'Things to read and play' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Things to read and play' })).toBeVisible();
  await expect(page.getByText('Your first riddle')).toHaveCount(0);
});

test('a tap on the checkbox counts when it leaves a field with a mistake, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth?tab=sign-up');
  const tick = page.getByLabel("That's my real birthday.");
  const placeOfTick = () => tick.evaluate((box) => box.getBoundingClientRect().top + scrollY);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').focus();
  const before = await placeOfTick();
  await tick.click({ position: { x: 14, y: 1 } });
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expect(tick).toBeChecked();
  expect(await placeOfTick()).toBe(before);
});

test(
  'the parent fields depend on the birthday, and the button is enabled when all fields are filled',
  long,
  async ({ page }) => {
    const next = page.getByRole('button', { name: 'Next' });
    const parent = page.getByLabel(typeset("Your grown-up's e-mail"));
    const send = page.getByRole('button', { name: 'Send the code' });
    const bornAgain = async (age: number): Promise<void> => {
      await page.getByRole('button', { name: 'Change: About you' }).click();
      await chooseBirthday(page, age);
      await next.click();
      await next.click();
    };
    await page.goto('/auth?tab=sign-up');
    await fillForm(page, { username: 'leo_newts', age: 10, email: 'pat@example.org' });
    await expect(send).toBeEnabled();
    await expect(page.getByLabel(typeset('Your e-mail'))).toHaveCount(0);
    await bornAgain(15);
    await expect(page.getByLabel(typeset('Your e-mail'))).toBeVisible();
    await expect(parent).toHaveCount(0);
    await bornAgain(9);
    await expect(parent).toHaveValue('');
    await expect(send).toBeDisabled();
  },
);

test('on a laptop the steps about the child and their pond name fit on the screen, with their mistakes', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Next' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/auth?tab=sign-up');
  await next.click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(next).toBeInViewport({ ratio: 1 });

  await fillAboutYou(page, 9);
  await expect(page.getByRole('heading', { name: 'Your pond name' })).toBeVisible();
  await next.click();

  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(next).toBeInViewport({ ratio: 1 });
});

for (const age of [6, 12, 13]) {
  test(`on a laptop the last step of a child of ${age} and the code fit on the screen`, long, async ({ page }) => {
    const send = page.getByRole('button', { name: 'Send the code' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/auth?tab=sign-up');
    await fillAboutYou(page, age);
    await fillPondName(page, `lap_otter_${age}`);
    await expect(page.getByRole('heading', { name: 'Step 3 of 3' })).toBeVisible();

    expect(await bottomOnPage(send)).toBeLessThan(900);

    await fillReceiver(page, age, `lap${age}@example.org`);
    expect(await bottomOnPage(send)).toBeLessThan(900);
    await send.click();
    const verify = page.getByRole('dialog').getByRole('button', { name: 'Verify and Create Account' });
    await expect(verify).toBeInViewport({ ratio: 1 });
  });
}

test('a child goes through the steps by keyboard, and back by the browser’s back button', async ({ page }) => {
  await page.goto('/auth?tab=sign-up');
  await fillAboutYou(page, 9);
  const second = page.getByRole('heading', { name: 'Step 2 of 3: Your pond name' });
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('enter_ella');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.getByLabel('Password again').fill(`${PASSWORD}!`);
  await page.keyboard.press('Enter');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: typeset('Step 3 of 3: Your grown-up') })).toBeFocused();
  await page.goBack();
  await expect(second).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: About you' })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await page.goForward();
  await expect(page.getByLabel('Username')).toHaveValue('enter_ella');
});

test(
  'what the server refuses leads back to its step, and a reload keeps all but the password',
  long,
  async ({ page }) => {
    await page.goto('/auth?tab=sign-up');
    await fillForm(page, { username: 'brook_hopper', age: 9, email: 'pat@example.org' });
    await page.getByRole('button', { name: 'Change: Your pond name' }).click();
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByLabel('Password again').fill('password');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText('Too many people use that password.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Step 2 of 3: Your pond name' })).toBeVisible();
    await expect(page.getByText('Please type your password again. We never keep it.')).toBeVisible();
    await fillPondName(page, 'brook_hopper');
    await expect(page.getByLabel(typeset("Your grown-up's e-mail"))).toHaveValue('pat@example.org');
    await expect(page.getByRole('button', { name: 'Send the code' })).toBeEnabled();
  },
);

test('a child closes and reopens the dialog, and a wrong code gets a kind message', long, async ({ page, pond }) => {
  await page.goto('/auth?tab=sign-up');
  await fillForm(page, { username: 'otter_olly', age: 8, email: 'olly.parent@example.org' });
  await page.getByRole('button', { name: 'Send the code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Type in the code' }).click();
  const code = await pond.codeFor('olly.parent@example.org');
  await typeCode(page, code === '123456' ? '654321' : '123456');
  await dialog.getByRole('button', { name: 'Verify and Create Account' }).click();
  await expect(dialog).toContainText("That code isn't right");
  await typeCode(page, code);
  await dialog.getByRole('button', { name: 'Verify and Create Account' }).click();
  await page.getByRole('button', { name: "Let's go!" }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('an unknown address shows the not-found page', async ({ page }) => {
  const response = await page.goto('/no-such-lily');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page hopped away' })).toBeVisible();
});

/** How far down its lower edge is when the page is not scrolled. */
async function bottomOnPage(button: Locator): Promise<number> {
  return button.evaluate((node) => node.getBoundingClientRect().bottom + scrollY);
}
