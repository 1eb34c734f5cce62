import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { long, longIf } from './long.ts';
import { expect, test } from './parts.ts';
import { readShift, watchShifts } from './shifts.ts';

for (const [theme, width, left] of [
  ['night', 360, []],
  // The slowest rule; by day its answer is computed from the tokens (web/ui/style/tokens.test.ts) and sought on every page.
  ['day', 1440, ['color-contrast']],
] as const) {
  test(
    `axe finds no fault in any part at ${theme}, ${width} px wide`,
    longIf(theme === 'day'),
    async ({ page, openParts }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await openParts(`theme=${theme}&motion=off`);
      await expectNoAxeFindings(page, theme, left);
    },
  );
}

test('every part fits the smallest phone and a laptop at 200 %, in both writing directions', async ({
  page,
  openParts,
}) => {
  for (const look of ['dir=ltr', 'dir=rtl', 'font=easy']) {
    await openParts(look);
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 480 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `${look} at ${width}`).toBe(0);
    }
  }
});

test('every control is at least 48 px high and wide', async ({ page, openParts }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openParts();
  // The boxes of a code are one control, which a small phone makes narrow.
  const small = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('a, button, input, textarea')]
      .filter(
        (part) =>
          part.checkVisibility() && part.tabIndex >= 0 && part.ariaHidden !== 'true' && part.inputMode !== 'numeric',
      )
      .map((part) => part.closest('label') ?? part)
      .filter((target) => target.offsetHeight < 48 || target.offsetWidth < 48)
      .map((target) => `${target.outerHTML.slice(0, 120)}: ${target.offsetWidth} x ${target.offsetHeight}`),
  );
  expect(small).toEqual([]);
});

test('a pressed button moves down by its edge and moves nothing else', long, async ({ page, openParts }) => {
  await openParts('motion=off');
  const button = page.getByRole('button', { name: 'A question' });
  const next = page.getByRole('button', { name: 'A form' });
  await button.hover();
  const before = await readPlaces(button, next);
  await page.mouse.down();
  await expect.poll(() => readPlaces(button, next)).toEqual([(before[0] ?? 0) + 4, before[1]]);
  await page.mouse.up();
});

test('a busy button keeps its width and is marked as busy', long, async ({ page, openParts }) => {
  await openParts('motion=off');
  const row = page.locator('section#buttons').getByRole('heading', { name: 'Press it' }).locator('..');
  const button = row.getByRole('button', { name: 'Send the story' });
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  expect((await button.boundingBox())?.width).toBe(before?.width);
});

test('nothing moves when the device or the settings ask for reduced motion', async ({ page, openParts }) => {
  await openParts();
  expect(await longestMotion(page)).toBeGreaterThan(500);
  await openParts('motion=off');
  expect(await longestMotion(page)).toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openParts();
  expect(await longestMotion(page)).toBeLessThanOrEqual(1);
});

test(
  'where the device chooses the colors, buttons, bars and choices keep a shape',
  long,
  async ({ page, openParts }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openParts();
    const edge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => {
          const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(part);
          return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
        });
    expect(await edge('main .pressable')).toBe(true);
    expect(await edge('main [role=progressbar]')).toBe(true);
    expect(
      await page
        .locator('main [role=switch]')
        .first()
        .evaluate((part) => getComputedStyle(part).appearance),
    ).toBe('auto');
  },
);

test('a printed page is light, shows what is chosen, and has no navigation bars', long, async ({ page, openParts }) => {
  await openParts('theme=night');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  expect(await ink()).toBe('rgb(233, 243, 247)');
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBe('rgb(22, 50, 79)');
  await expect(page.getByRole('navigation', { name: 'Parts' })).toBeHidden();
  const mark = page.getByRole('switch').first();
  expect(await mark.evaluate((part) => getComputedStyle(part).printColorAdjust)).toBe('exact');
});

test(
  'a dialog longer than a small phone shows its title, and keeps its cross and its buttons in sight',
  long,
  async ({ page, openParts }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openParts('motion=off');
    await page.getByRole('button', { name: 'A long one' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'I have read them' })).toBeInViewport({ ratio: 1 });
    await dialog.getByText('9. Be kind').scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('heading')).not.toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  },
);

test('a dialog on a phone held sideways opens at its title, though the focus is on its last button', async ({
  page,
  openParts,
}) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await openParts('motion=off');
  await page.getByRole('button', { name: 'A long one' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Later' })).toBeFocused();
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('nothing of a long dialog shows beside or below its buttons', async ({ page, openParts }) => {
  await page.setViewportSize({ width: 360, height: 568 });
  await openParts('motion=off');
  await page.getByRole('button', { name: 'A long one' }).click();
  const dialog = page.getByRole('dialog');
  // Red where a line of text would show through.
  await dialog.evaluate((panel) => {
    for (const rule of panel.querySelectorAll<HTMLElement>('p')) rule.style.background = 'rgb(255, 0, 0)';
    for (const rule of panel.querySelectorAll<HTMLElement>('p')) rule.style.boxShadow = '0 0 0 20px rgb(255, 0, 0)';
  });
  const foot = await dialog.getByRole('button', { name: 'I have read them' }).evaluate((button) => {
    const bar = button.parentElement?.getBoundingClientRect();
    return { x: bar?.left ?? 0, y: Math.ceil(button.getBoundingClientRect().top), width: bar?.width ?? 0 };
  });

  const picture = await page.screenshot({ clip: { ...foot, height: 568 - foot.y } });

  expect(await countRed(page, picture)).toBe(0);
});

test('a dialog on top of a longer one is the only one to see, by day and by night, until it closes', async ({
  page,
  openParts,
}) => {
  for (const [theme, width] of [
    ['day', 360],
    ['night', 820],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openParts(`motion=off&theme=${theme}`);
    await page.getByRole('button', { name: 'A long one' }).click();
    const below = page.locator('[role=dialog]', { hasText: 'The rules, which are many today' });
    const above = page.locator('[role=dialog]', { hasText: 'Delete this story?' });
    await below.getByRole('button', { name: 'Ask about them' }).click();
    await expect(above).toBeInViewport({ ratio: 1 });
    await expect(below).toHaveCSS('opacity', '0');

    await page.keyboard.press('Escape');

    await expect(above).toHaveCount(0);
    await expect(below).toHaveCSS('opacity', '1');
    await expect(below.getByRole('button', { name: 'Ask about them' })).toBeFocused();
  }
});

/** The number of red pixels of a picture. */
function countRed(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      let red = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if ((pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 0) < 100 && (pixels[at + 2] ?? 0) < 100) red += 1;
      return red;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

for (const font of ['plain', 'easy'] as const) {
  test(`nothing moves when the ${font} font loads`, long, async ({ page, openParts }) => {
    const disconnect = Promise.withResolvers<void>();
    const asked: string[] = [];
    await page.route('**/*.woff2*', async (route) => {
      asked.push(route.request().url());
      await disconnect.promise;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.addInitScript((look) => localStorage.setItem('look', look), JSON.stringify({ font }));
    const opened = openParts(`font=${font}&motion=off`);
    await page.getByRole('heading', { name: 'Sound', exact: true }).waitFor({ timeout: 30_000 });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const before = await layout(page);
    disconnect.resolve();
    await opened;
    const after = await layout(page);
    expect(after.shift - before.shift).toBeLessThan(0.02);
    expect(Math.abs(after.height / before.height - 1)).toBeLessThan(0.01);
    // The easy font is there only for who chose it, and alone.
    expect(asked.some((url) => url.includes('atkinson'))).toBe(font === 'easy');
    expect(asked.some((url) => url.includes('andika'))).toBe(font === 'plain');
  });
}

async function readPlaces(...parts: ReturnType<Page['locator']>[]): Promise<(number | undefined)[]> {
  return Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
}

/** In ms, of all that moves by itself or would on a change. */
async function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seconds = (list: string): number[] => list.split(',').map((time) => Number.parseFloat(time));
    const all = [...document.querySelectorAll('main *')].flatMap((part) => {
      const { animationDuration, transitionDuration } = getComputedStyle(part);
      return [...seconds(animationDuration), ...seconds(transitionDuration)];
    });
    return Math.max(...all) * 1000;
  });
}

async function layout(page: Page): Promise<{ shift: number; height: number }> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { shift: await readShift(page), height };
}
