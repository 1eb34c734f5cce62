import { findGame, playGame, playOn } from './games.ts';
import { long } from './long.ts';
import { answerTo, findRiddle, PASSWORD, riddles, signUp } from './people.ts';
import { expect, test } from './pond.ts';

const points = { easy: 20, medium: 40, hard: 60 };

test('a child guesses wrong, then right, earns points, and another tab shows them', async ({ page, pond, context }) => {
  await signUp(page, pond, { username: 'riddle_rae', age: 9, email: 'rae.parent@example.org' });
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  const card = await findRiddle(page);
  const question = await card.innerText();
  await card.getByLabel('Your guess').fill('surely not this');
  await card.getByRole('button', { name: 'Guess' }).click();
  await expect(page.getByText('Not quite right').first()).toBeVisible();
  await expect(card).toContainText('surely not this');
  await card.getByLabel('Your guess').fill(`  The ${answerTo(question).toUpperCase()}! `);
  await page.keyboard.press('Enter');
  const solved = page
    .getByRole('article')
    .filter({ hasText: riddles.find((one) => question.includes(one.question))?.question ?? '' });
  await expect(solved).toContainText('The answer:');
  const difficulty = riddles.find((one) => question.includes(one.question))?.difficulty ?? 'easy';
  await expect(other.getByText(String(points[difficulty])).first()).toBeVisible();
});

test('a child reveals an answer for no points, and can no longer guess', long, async ({ page, pond }) => {
  await signUp(page, pond, { username: 'peeky_pia', age: 10, email: 'pia.parent@example.org' });
  const card = await findRiddle(page);
  const question = await card.innerText();
  await card.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  const closed = page
    .getByRole('article')
    .filter({ hasText: riddles.find((one) => question.includes(one.question))?.question ?? '' });
  await expect(closed).toContainText(answerTo(question));
  await expect(closed.getByLabel('Your guess')).toHaveCount(0);
});

test('a child signs in and guesses by keyboard alone', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'keys_kim', age: 14, email: 'kim@example.org' });
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await page.goto('/auth');
  await page.getByLabel('Username').focus();
  await page.keyboard.type('keys_kim');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await (await findRiddle(page)).getByLabel('Your guess').focus();
  await page.keyboard.type('surely not this');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite right').first()).toBeVisible();
  await expect(page.getByLabel('Your guess').first()).toBeVisible();
});

test('a guess that is lost on the network can be sent again', long, async ({ page, pond, context }) => {
  await signUp(page, pond, { username: 'wifi_will', age: 9, email: 'will.parent@example.org' });
  const card = await findRiddle(page);
  await card.getByLabel('Your guess').fill('surely not this');
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Guess' }).click();
  await expect(page.getByText('Error').first()).toBeVisible();
  await expect(card.getByLabel('Your guess')).toHaveValue('surely not this');
  await context.setOffline(false);
  await card.getByRole('button', { name: 'Guess' }).click();
  await expect(page.getByText('Not quite right').first()).toBeVisible();
});

test('a child plays a game inside the feed and earns its points', async ({ page, pond }) => {
  test.setTimeout(120_000);
  await signUp(page, pond, { username: 'gamer_gil', age: 9, email: 'gil.parent@example.org' });
  const card = await findGame(page);
  await playGame(page, card);
  const paid = card.getByText(/^\d+ points? for you\.$/);
  await expect(paid).toBeVisible();
  const [points = ''] = /\d+/.exec(await paid.innerText()) ?? [];
  expect(Number(points)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('banner').getByText(points, { exact: true }).first()).toBeVisible();
});

test('an achievement does not cover the results of the game that brought it', async ({ page, pond }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, pond, { username: 'first_pair', age: 14, email: 'first.pair@example.org' });
  const { games } = (await (await page.request.get('/api/games')).json()) as {
    games: { id: string; gameType: string }[];
  };
  await page.goto(`/games/${games.find(({ gameType }) => gameType === 'memory_match')?.id}`);
  await playOn(page, page.getByRole('main'));

  const moment = page.locator('[data-moment] > div');
  await expect(moment).toContainText('First Pair');
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const [card, results] = await Promise.all([moment.boundingBox(), page.locator('[data-results]').boundingBox()]);

  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(results?.y ?? 0);
});

test('a phone shows the first game whole, with its buttons', async ({ page, pond }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, pond, { username: 'hasty_hal', age: 14, email: 'hasty.hal@example.org' });
  await page.goto('/gamification');
  const play = page.getByRole('link', { name: /^Play Memory Match/ });

  await expect(play).toBeInViewport({ ratio: 1 });
  const [button, bar] = [await play.boundingBox(), await page.locator('.bottom-bar').boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('a phone shows the letters of a long word in the middle, and the buttons of a riddle on one edge', async ({
  page,
  pond,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, pond, { username: 'even_edda', age: 12, email: 'edda.parent@example.org' });
  const card = await findRiddle(page);
  await card.getByRole('button', { name: 'Hint' }).click();
  const buttons = [
    card.getByRole('button', { name: 'Another hint' }),
    card.getByRole('button', { name: 'Show the answer' }),
  ];
  const [hint, answer] = await Promise.all(buttons.map((button) => button.boundingBox()));
  if (hint?.y !== answer?.y) expect(answer?.x).toBe(hint?.x);

  const { games } = (await (await page.request.get('/api/games')).json()) as {
    games: { id: string; title: string }[];
  };
  // All its words are long enough for a second row that is not full.
  await page.goto(`/games/${games.find(({ title }) => title === 'Rare creatures')?.id}`);
  const [left, right] = await page.getByRole('group', { name: 'Letters' }).evaluate((tray) => {
    const box = tray.getBoundingClientRect();
    const tiles = [...tray.children].map((tile) => tile.getBoundingClientRect());
    const row = tiles.filter(({ top }) => top === tiles.at(-1)?.top);
    return [(row[0]?.left ?? 0) - box.left, box.right - (row.at(-1)?.right ?? 0)];
  });
  expect(left).toBeGreaterThan(20);
  expect(left).toBeCloseTo(right ?? 0, 0);
});

test('the numbers of a child fit the smallest phone with letters of twice the size', async ({ page, pond }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, pond, { username: 'big_numbers', age: 14, email: 'big.numbers@example.org' });
  await page.goto('/gamification?view=overview');
  await page.getByRole('button', { name: 'Join in' }).click();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByText('A brand new week!')).toBeVisible();

  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

  expect(sideways).toBe(0);
});

test('what a child taps before the app is there is done when it comes', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'quick_quin', age: 14, email: 'quick.quin@example.org' });
  await page.setViewportSize({ width: 360, height: 740 });
  const app = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const games = page.locator('[data-rendered]').getByRole('link', { name: 'Games', includeHidden: true }).last();
  await games.waitFor();
  const box = await games.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(games).toHaveAttribute('data-tapped');
  expect(new URL(page.url()).pathname).toBe('/');

  app.resolve();

  await expect(page).toHaveURL(/\/gamification/);
});
