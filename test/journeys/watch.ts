import { expect, type Page } from '@playwright/test';
import { readPage } from './shown.ts';
import { untranslated } from './words.ts';

const widths = [1440, 360] as const;

export interface Watch {
  /** Looks at the page as it is now, on a wide screen and on a phone. */
  look(where: string): Promise<void>;
  /** What is not from the catalogue and what is cut off, with the place where it was seen first. */
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
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { texts, cutOff } = await readAtRest(page);
        for (const text of texts) {
          const words = untranslated(text, typed);
          if (words.length > 0) note(`not in the catalogue: “${text}” (${words.join(' ')})`, where);
        }
        for (const text of cutOff) note(`cut off: ${text}`, `${where}, ${width} px`);
      }
    },
  };
}

/** After the view has changed, some things need a few frames to find their place; what stays cut off, counts. */
async function readAtRest(page: Page): Promise<ReturnType<typeof readPage>> {
  await page.evaluate(() => document.fonts.ready);
  const isAtRest = async (): Promise<boolean> => (await page.evaluate(readPage)).cutOff.length === 0;
  await expect
    .poll(isAtRest, { timeout: 2000 })
    .toBe(true)
    .catch(() => undefined);
  return page.evaluate(readPage);
}
