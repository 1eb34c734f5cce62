import type { Page } from '@playwright/test';
import { languages } from '#contract/shared/languages.ts';
import { longIf } from './long.ts';
import { expect, test } from './pond.ts';
import { fillOpenForms, play, signUp, typed, write } from './walks.ts';
import { watch } from './watch.ts';
import { said } from './words.ts';

const open = [
  '/',
  '/auth',
  '/auth?tab=sign-up',
  '/about',
  '/help',
  '/contact',
  '/privacy',
  '/privacy?for=grown-ups',
  '/terms',
  '/terms?for=grown-ups',
  '/reset',
  '/staff',
  '/lost',
];

/** One has a grown-up who is asked, the other one writes at once: together they see most of the pond. */
const readers = [
  { language: 'en-XA', age: 9, username: 'accent_ana' },
  { language: 'ar-XB', age: 14, username: 'mirror_mo' },
] as const;

const walks = readers.flatMap((reader) => [360, 1440].map((width) => ({ reader, width })));

for (const { reader, width } of walks) {
  const { language } = reader;
  const username = `${reader.username}_${width}`;

  test.describe(`a reader of ${language}, ${width} px wide,`, longIf(language === 'en-XA' || width !== 360), () => {
    test.use({ locale: language, viewport: { width, height: 800 } });

    test('every sentence of the open pages is in the catalog, and none is cut off', async ({ page }) => {
      test.setTimeout(180_000);
      const { look, finds } = watch(page, typed);
      for (const path of open) {
        await visit(page, path);
        await look(path);
      }
      await fillOpenForms(page, look);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', languages[language]);
      expect(finds()).toEqual([]);
    });

    test('a child signs up, is refused, plays and writes in that language', async ({ page, pond, context }) => {
      test.setTimeout(240_000);
      const { look, finds } = watch(page, [username, ...typed]);
      await signUp(page, pond, { ...reader, username }, look);
      await play(page, look);
      await visit(page, '/profile');
      await look('the profile');
      await write(page, reader, look);
      await context.setOffline(true);
      await expect(page.getByText(said("You're offline. We keep what you type."))).toBeVisible();
      await look('a page without a network');
      expect(finds()).toEqual([]);
    });

    test('a sentence that bypasses the catalog is noticed, and so is one that does not fit', async ({ page }) => {
      const { look, finds } = watch(page, typed);
      await visit(page, '/lost');
      await page.evaluate(() => {
        const plant = (tag: string, attributes: object) =>
          document.querySelector('main')?.append(Object.assign(document.createElement(tag), attributes));
        plant('p', { textContent: 'Hello there' });
        plant('button', { ariaLabel: 'Jump' });
        plant('p', { textContent: '[Ĥéļļö]', style: 'width: 2ch; overflow: hidden; white-space: nowrap' });
        plant('p', { textContent: '[Ĥéļļö]', style: 'width: 120vw; text-align: end' });
      });
      await look('the plants');
      for (const find of [/catalog: “Hello there”/, /catalog: “Jump”/, /“\[Ĥéļļö\]” by <p/, /“\[Ĥéļļö\]” by the view/])
        expect(finds().join('\n')).toMatch(find);
    });
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
