import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '#contract/shared/languages.ts';
import { PASSWORD, typeCode } from './people.ts';
import { expect, type Pond, test } from './pond.ts';
import { readPage } from './shown.ts';
import { said, untranslated } from './words.ts';

const open = [
  '/',
  '/auth',
  '/auth?tab=sign-up',
  '/about',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/reset',
  '/staff',
  '/lost',
];
const widths = [1440, 360] as const;
const kinds = ['riddle', 'joke', 'trivia', 'poster', 'fun_fact', 'common_knowledge', 'wordPuzzles'];

/** One has a grown-up who is asked, the other one writes at once: together they see most of the pond. */
const readers = [
  { language: 'en-XA', age: 9, username: 'accent_ana' },
  { language: 'ar-XB', age: 14, username: 'mirror_mo' },
] as const satisfies readonly { language: Language; age: number; username: string }[];
type Reader = (typeof readers)[number];

/** What is wrong, and where it was seen first. */
type Finds = Map<string, string>;

for (const reader of readers) {
  const { language } = reader;

  test.describe(`a reader of ${language}`, () => {
    test.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } });

    test('finds every sentence of the open pages in the catalogue, and none cut off', async ({ page }) => {
      test.setTimeout(180_000);
      const finds: Finds = new Map();
      for (const path of open) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await look(page, path, finds);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', languages[language]);
      expect([...finds].map((find) => find.join(', at '))).toEqual([]);
    });

    test('signs up, is refused, plays and writes in that language', async ({ page, pond, context }) => {
      test.setTimeout(240_000);
      const finds: Finds = new Map();
      await signUp(page, pond, reader, finds);
      await play(page, reader, finds);
      await page.goto('/profile');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await look(page, 'the profile', finds, reader);
      await write(page, reader, finds);
      await context.setOffline(true);
      await expect(page.getByText(said('You are offline. We keep what you type.'))).toBeVisible();
      await look(page, 'the page without a network', finds, reader);
      expect([...finds].map((find) => find.join(', at '))).toEqual([]);
    });
  });
}

/** Notes what is not from the catalogue and what is cut off, on a wide screen and on a phone. */
async function look(page: Page, where: string, finds: Finds, reader?: Reader): Promise<void> {
  const typed = [
    'Robin',
    'Puddle',
    'puddle',
    'Pat',
    'surely not this',
    'FROGGY',
    STORY,
    ...(reader ? [reader.username] : []),
  ];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(settled);
    const { texts, cutOff } = await page.evaluate(readPage);
    for (const text of texts) {
      const words = untranslated(text, typed);
      if (words.length > 0) note(finds, `not in the catalogue: “${text}” (${words.join(' ')})`, where);
    }
    for (const text of cutOff) note(finds, `cut off: ${text}`, `${where}, ${width} px`);
  }
}

function note(finds: Finds, what: string, where: string): void {
  if (!finds.has(what)) finds.set(what, where);
}

/** What sticks to an edge finds its place a frame after the view has changed. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

const STORY = 'The day the pond froze';

async function signUp(page: Page, pond: Pond, reader: Reader, finds: Finds): Promise<void> {
  const email = `${reader.username}@example.org`;
  const button = (english: string) => page.getByRole('button', { name: said(english) });
  const field = (english: string) => page.getByLabel(said(english), { exact: true });

  await page.goto('/auth?tab=sign-up');
  await button('Next').click();
  await look(page, 'the first step with its errors', finds, reader);
  await field('First name').fill('Robin');
  await field('Last name').fill('Puddle');
  await page.locator('[name=month]').selectOption({ index: 1 });
  await page.locator('[name=day]').selectOption({ index: 1 });
  await page.locator('[name=year]').selectOption(String(new Date().getUTCFullYear() - reader.age));
  await field('My birthday is right. I did not make it up.').check();
  await look(page, 'the first step', finds, reader);
  await button('Next').click();

  await field('Username').fill('puddle');
  await field('Password').fill('abc');
  await field('Password again').fill('abcd');
  await button('Next').click();
  await look(page, 'the second step with its errors', finds, reader);
  await field('Username').fill(reader.username);
  for (const name of ['Password', 'Password again']) await field(name).fill('password');
  await expect(page.getByText(said('This one is free!'))).toBeVisible();
  await button('Next').click();

  if (reader.age < 13) {
    await field("Your grown-up's name").fill('Pat Puddle');
    await field("Your grown-up's e-mail").fill(email);
    await field('My grown-up knows that I am signing up.').check();
  } else await field('Your e-mail').fill(email);
  await look(page, 'the last step', finds, reader);
  await button('Send me the code').click();
  await expect(
    page.getByText(said('Too many people use that password. Please think of another one.')).first(),
  ).toBeVisible();
  await look(page, 'a refusal', finds, reader);
  for (const name of ['Password', 'Password again']) await field(name).fill(PASSWORD);
  await button('Next').click();
  await button('Send me the code').click();

  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const code = await pond.codeFor(email);
  await typeCode(page, code === '123456' ? '654321' : '123456');
  await dialog.getByRole('button', { name: said('Verify and Create Account') }).click();
  await expect(dialog).toContainText(said('That code is not right. Look at the e-mail once more.'));
  await look(page, 'the dialog with a wrong code', finds, reader);
  await typeCode(page, code);
  await dialog.getByRole('button', { name: said('Verify and Create Account') }).click();
  await expect(button('Logout')).toBeVisible();
}

/** Scrolls until there was a card of each kind, and does with each what one can do with it. */
async function play(page: Page, reader: Reader, finds: Finds): Promise<void> {
  const missing = new Set(kinds);
  await look(page, 'the pond', finds, reader);
  for (let tries = 0; tries < 60 && missing.size > 0; tries += 1) {
    for (const kind of missing) {
      const card = page.locator(`[data-item^="${kind}-"]`).first();
      if ((await card.count()) === 0) continue;
      missing.delete(kind);
      await card.scrollIntoViewIfNeeded();
      await look(page, `a ${kind}`, finds, reader);
      await touch(card, kind);
      await look(page, `a ${kind} that was touched`, finds, reader);
    }
    const pause = page.getByRole('button', { name: said('Keep going') });
    if (await pause.isVisible()) {
      await look(page, 'the pause', finds, reader);
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

/** Whoever may write is told what is missing, and then sees the story wait; others are told why they may not. */
async function write(page: Page, reader: Reader, finds: Finds): Promise<void> {
  await page.goto('/create-post');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await look(page, 'the page to write on', finds, reader);
  if (reader.age < 13) return;
  await page.getByRole('button', { name: said('Send it') }).click();
  await expect(page.getByText(said('Title is required'))).toBeVisible();
  await look(page, 'the page to write on, with its errors', finds, reader);
  await page.getByLabel(said('Title')).fill(STORY);
  await page.getByLabel(said('Your story')).fill(STORY);
  await page.getByRole('button', { name: said('Send it') }).click();
  await expect(page.getByRole('heading', { name: STORY })).toBeVisible();
  await look(page, 'the pond with a story that waits', finds, reader);
}
