import { signUp } from './people.ts';
import { expect, test } from './pond.ts';

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
