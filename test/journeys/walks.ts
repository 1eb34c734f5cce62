import type { Locator, Page } from '@playwright/test';
import { PASSWORD, typeCode } from './people.ts';
import { expect, type Pond } from './pond.ts';
import type { Watch } from './watch.ts';
import { said } from './words.ts';

export interface Reader {
  readonly language: string;
  readonly age: number;
  readonly username: string;
}

const STORY = 'The day the pond froze';
const LETTER = 'Can Maya play until seven?';

/** What these walks type in: nobody translates that. */
export const typed = [
  'Robin',
  'Puddle',
  'puddle',
  'Pat',
  'surely not this',
  'FROGGY',
  'FROGG',
  'FROG',
  'FRO',
  'elephants',
  STORY,
  LETTER,
];

const kinds = ['riddle', 'joke', 'trivia', 'poster', 'fun_fact', 'common_knowledge', 'wordPuzzles'];

/** Through all three steps, with all that can go wrong on the way. */
export async function signUp(page: Page, pond: Pond, reader: Reader, look: Watch['look']): Promise<void> {
  const email = `${reader.username}@example.org`;
  const button = (english: string) => page.getByRole('button', { name: said(english) });
  const field = (english: string) => page.getByLabel(said(english), { exact: true });

  await page.goto('/auth?tab=sign-up');
  await button('Next').click();
  await look('the first step with its errors');
  await field('First name').fill('Robin');
  await field('Last name').fill('Puddle');
  await page.locator('[name=month]').selectOption({ index: 1 });
  await page.locator('[name=day]').selectOption({ index: 1 });
  await page.locator('[name=year]').selectOption(String(new Date().getUTCFullYear() - reader.age));
  await field("That's my real birthday.").check();
  await look('the first step');
  await button('Next').click();

  await field('Username').fill('puddle');
  await field('Password').fill('abc');
  await field('Password again').fill('abcd');
  await button('Next').click();
  await look('the second step with its errors');
  await field('Username').fill(reader.username);
  for (const name of ['Password', 'Password again']) await field(name).fill('password');
  await expect(page.getByText(said("It's free!"))).toBeVisible();
  await button('Next').click();

  if (reader.age < 13) {
    await field("Your grown-up's name").fill('Pat Puddle');
    await field("Your grown-up's e-mail").fill(email);
    await field("My grown-up knows I'm signing up.").check();
  } else await field('Your e-mail').fill(email);
  await look('the last step');
  await button('Send the code').click();
  await expect(
    page.getByText(said('Too many people use that password. Please think of another one.')).first(),
  ).toBeVisible();
  await look('a refusal');
  for (const name of ['Password', 'Password again']) await field(name).fill(PASSWORD);
  await button('Next').click();
  await button('Send the code').click();

  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const code = await pond.codeFor(email);
  await typeCode(page, code === '123456' ? '654321' : '123456');
  await dialog.getByRole('button', { name: said('Verify and Create Account') }).click();
  await expect(dialog).toContainText(said("That code isn't right. Check the e-mail again."));
  await look('the dialog with a wrong code');
  await typeCode(page, code);
  await dialog.getByRole('button', { name: said('Verify and Create Account') }).click();
  await button("Let's go!").click();
  await page.getByText(said('Your first riddle')).waitFor();
  await look('the first riddle');
  await button('Skip to the pond').click();
  await expect(button('Logout')).toBeVisible();
}

/** Scrolls until there was a card of each kind, and does with each what one can do with it. */
export async function play(page: Page, look: Watch['look']): Promise<void> {
  const missing = new Set(kinds);
  await look('the pond');
  for (let tries = 0; tries < 60 && missing.size > 0; tries += 1) {
    for (const kind of missing) {
      const card = page.locator(`[data-item^="${kind}-"]`).first();
      if ((await card.count()) === 0) continue;
      missing.delete(kind);
      await card.scrollIntoViewIfNeeded();
      await look(`a ${kind}`);
      await touch(card, kind);
      await look(`a ${kind} that was touched`);
    }
    const pause = page.getByRole('button', { name: said('Keep going') });
    if (await pause.isVisible()) {
      await look('the pause');
      await pause.click();
    }
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(100);
  }
  expect([...missing], 'kinds of cards that did not come').toEqual([]);
}

async function touch(card: Locator, kind: string): Promise<void> {
  const page = card.page();
  const button = (english: string) => card.getByRole('button', { name: said(english) });
  switch (kind) {
    case 'riddle':
      await card.getByRole('textbox').fill('surely not this');
      await button('Guess').click();
      await expect(page.getByText(said('Not quite right')).first()).toBeVisible();
      break;
    case 'wordPuzzles':
      await card.getByRole('textbox').fill('FROGGY');
      await button('Guess').click();
      await expect(page.getByText(said('Not quite right!')).first()).toBeVisible();
      break;
    case 'joke':
      await button('Show the punchline').click();
      break;
    case 'trivia':
      await card.locator('fieldset button').first().click();
      await expect(card.getByRole('status')).not.toBeEmpty();
      break;
  }
}

/** A child who may write learns what is missing, and then sees the story wait; others learn why they may not. */
export async function write(page: Page, reader: Reader, look: Watch['look']): Promise<void> {
  await page.goto('/create-post');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await look('the page to write on');
  if (reader.age < 13) return;
  await page.getByRole('button', { name: said('Send it') }).click();
  await expect(page.getByText(said('Title is required'))).toBeVisible();
  await look('the page to write on, with its errors');
  await page.getByLabel(said('Title')).fill(STORY);
  await page.getByLabel(said('Your story')).fill(STORY);
  await page.getByRole('button', { name: said('Send it') }).click();
  await expect(page.getByRole('heading', { name: STORY })).toBeVisible();
  await look('the pond with a story that waits');
}

/** Into the forms that are open to everybody: what they refuse, and what they answer. */
export async function fillOpenForms(page: Page, look: Watch['look']): Promise<void> {
  const button = (english: string) => page.getByRole('button', { name: said(english) });
  const field = (english: string) => page.getByRole('textbox', { name: said(english) });

  await page.goto('/auth');
  await field('Username').fill('puddle');
  await page.getByLabel(said('Password'), { exact: true }).fill(PASSWORD);
  await button('Sign In').last().click();
  await expect(page.getByText(said("That username and password don't match. Please try again."))).toBeVisible();
  await look('the log-in that was refused');
  await button('Forgot your username or password?').click();
  await field('Your username or e-mail').fill('puddle');
  await look('the form for a forgotten password');
  await button('Send the link').click();
  await expect(page.getByText(said('Check your e-mail'))).toBeVisible();
  await look('what follows on it');

  await page.goto('/help');
  await page.getByRole('searchbox', { name: said('What would you like to know?') }).fill('elephants');
  await expect(button('Show all questions')).toBeVisible();
  await look('the help that finds nothing');

  await page.goto('/contact?about=safety');
  await button('Send it').click();
  await expect(page.getByText(said('Please enter a valid email address'))).toBeVisible();
  await look('a letter with its errors');
  await field('Your name').fill('Robin');
  await field('E-mail for our answer').fill('robin@example.org');
  await field('Subject').fill(LETTER);
  await field('Your message').fill(LETTER);
  await button('Send it').click();
  await expect(page.getByText(said('We have your message')).first()).toBeVisible();
  await look('a letter that is sent');
}
