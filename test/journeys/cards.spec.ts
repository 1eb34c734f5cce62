import { expectNoAxeFindings } from './axe.ts';
import { arrived, fates, findCard, openCards, playAll } from './cards.ts';
import { long, longIf } from './long.ts';
import { expect, test } from './parts.ts';

for (const [theme, width] of [
  ['day', 360],
  ['night', 1440],
] as const) {
  test(
    `axe finds no fault in any card that is not in play, at ${theme}`,
    longIf(theme === 'night'),
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await openCards(page, { look: `theme=${theme}&motion=off` });
      expect(await page.getByRole('article').count()).toBeGreaterThan(25);
      await expectNoAxeFindings(page);
    },
  );

  for (const fate of fates) {
    const isSeenElsewhere = theme === 'night' || fate !== 'right';
    test(
      `axe finds no fault in any card that is played and is ${fate}, at ${theme}`,
      longIf(isSeenElsewhere),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openCards(page, { look: `of=open&theme=${theme}&motion=off`, fate });
        await playAll(page);
        await arrived(page, fate);
        await expectNoAxeFindings(page);
      },
    );
  }
}

test('every card fits the smallest phone and a laptop at 200 %, also with letters of twice the size', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [look, width, letters] of [
    ['dir=ltr', 320, 100],
    ['dir=rtl', 320, 100],
    ['font=easy', 640, 100],
    ['dir=ltr', 640, 200],
    ['dir=ltr&motion=off', 640, 200],
    ['dir=ltr', 320, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 480 });
    await openCards(page, { look });
    await page.evaluate(async (percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
      // With reduced motion every change takes a millisecond, and shows the old state until then.
      const isOnItsWay = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
      do await new Promise(requestAnimationFrame);
      while (isOnItsWay());
    }, letters);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('article')].flatMap((card) => {
        const edge = card.getBoundingClientRect();
        return [...card.querySelectorAll(':not(.sr-only)')]
          .map((part) => ({ part, at: part.getBoundingClientRect() }))
          .filter(({ at }) => at.width > 1 && (at.right > edge.right + 1 || at.left < edge.left - 1))
          .map(({ part }) => part.outerHTML.slice(0, 120));
      }),
    );
    expect(beyond, `${look} at ${width}`).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${look} at ${width}`).toBe(0);
    const oneLetterALine = await page.evaluate(() =>
      [...document.querySelectorAll('article p, article span')]
        .map((part) => ({ words: part.textContent, at: part.getBoundingClientRect() }))
        .filter(({ words, at }) => words.length > 5 && at.width > 1 && at.height > 12 * at.width)
        .map(({ words }) => words),
    );
    expect(oneLetterALine, `${look} at ${width}, letters of ${letters} %`).toEqual([]);
  }
});

test('a child plays each card by keyboard, hears the result, and the focus moves to the next step', async ({
  page,
}) => {
  await openCards(page, { look: 'of=open&motion=off' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const said = page.locator('[aria-live=polite][aria-atomic=true]');

  await findCard(page, 'riddle').getByRole('textbox').focus();
  await page.keyboard.type('clock');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toContain('You solved it!The answer: a clock');
  await expect(said).toContainText('50 points for you.');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Show the punchline');

  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Its car was toad away.');
  for (const face of ['Like', 'Love', 'Funny']) {
    await page.keyboard.press('Tab');
    await expect(findCard(page, 'joke').getByRole('button', { name: face })).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(findCard(page, 'joke').getByRole('button', { name: 'Funny' })).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(findCard(page, 'trivia').getByRole('status')).toContainText('Saturn has more than 200 moons.');
  await expect(findCard(page, 'trivia').getByRole('button', { name: 'Saturn' })).toBeFocused();
  await expect(said).toContainText('You got it!');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rain');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toContain('The word: RAIN');
});

test('a child reveals an answer by keyboard after confirming it', long, async ({ page }) => {
  await openCards(page, { look: 'of=open&motion=off' });
  const riddle = findCard(page, 'riddle');
  await riddle.getByRole('button', { name: 'Show the answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(riddle.getByRole('button', { name: 'Keep guessing' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('The answer: a clock');
});

test('every card can be read aloud', long, async ({ page }) => {
  await page.addInitScript(() => {
    const voices = [{ lang: 'en-US', localService: true, name: 'Frog', default: true, voiceURI: 'frog' }];
    speechSynthesis.getVoices = () => voices;
  });
  await openCards(page);
  const cards = await page.getByRole('article').count();
  await expect(page.getByRole('article').getByRole('button', { name: 'Read to me' })).toHaveCount(cards);
});
