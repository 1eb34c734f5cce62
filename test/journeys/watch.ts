import { expect, type Page } from '@playwright/test';
import { readPage } from './shown.ts';
import { untranslated } from './words.ts';

export interface Watch {
  /** Looks at the page as it is now. */
  look(where: string): Promise<void>;
  /** What is not from the catalog and what is cut off, with the place where it was seen first. */
  finds(): string[];
}

export function watch(page: Page, typed: readonly string[]): Watch {
  const finds = new Map<string, string>();
  const note = (what: string, where: string): void => {
    if (!finds.has(what)) finds.set(what, `${what}, at ${where}`);
  };
  return {
    finds: () => [...finds.values()],
    look: async (where) => {
      const { texts, cutOff } = await readAtRest(page);
      for (const text of texts) {
        const words = untranslated(text, typed);
        if (words.length > 0) note(`not in the catalog: “${text}” (${words.join(' ')})`, where);
      }
      for (const text of cutOff) note(`cut off: ${text}`, `${where}, ${page.viewportSize()?.width} px`);
    },
  };
}

/** After the view has changed, some things need a few frames to find their place; what stays cut off, counts. */
async function readAtRest(page: Page): Promise<ReturnType<typeof readPage>> {
  await page.evaluate(() => document.fonts.ready);
  let seen = await page.evaluate(readPage);
  const isAtRest = async (): Promise<boolean> => {
    if (seen.cutOff.length > 0) seen = await page.evaluate(readPage);
    return seen.cutOff.length === 0;
  };
  await expect
    .poll(isAtRest, { timeout: 2000 })
    .toBe(true)
    .catch(() => undefined);
  return seen;
}
