import { signUp } from './people.ts';
import { expect, test } from './pond.ts';
import { readShift, watchShifts } from './shifts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a child colors in a whole picture on a phone, and reads so without scrolling', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'color_zoe', age: 14, email: 'color.zoe@example.org' });
  await page.goto('/coloring');
  await page.getByRole('link', { name: /Frog on a lily pad/ }).click();
  const parts = page.getByRole('button', { name: /, no color yet$/ });
  await expect(parts.first()).toBeVisible();

  await parts.first().focus();
  for (let left = await parts.count(); left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }

  await expect(page.getByText('You colored it all in!')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: /^Frog on a lily pad/ })).toBeInViewport({ ratio: 0.99 });
});

test('the list of pictures does not jump for a child who has begun one', async ({ page, pond }) => {
  await signUp(page, pond, { username: 'color_ida', age: 14, email: 'color.ida@example.org' });
  const colored = { data: { coloredSections: { 'sky-1': 'coral' } } };
  expect((await page.request.put('/api/coloring/frog-on-a-lily-pad/progress', colored)).status()).toBe(200);
  const disconnect = Promise.withResolvers<void>();
  await page.route('/api/coloring', async (route) => {
    await disconnect.promise;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto('/gamification');
  await page.getByRole('link', { name: /^Coloring/ }).click();
  await expect(page.getByRole('heading', { name: 'Coloring', exact: true })).toBeVisible();
  const before = await readShift(page);

  disconnect.resolve();

  await expect(page.getByRole('heading', { name: 'Pictures you started' })).toBeVisible();
  expect((await readShift(page)) - before).toBeLessThan(0.02);
});
