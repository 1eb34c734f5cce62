import { request } from '@playwright/test';
import { long } from './long.ts';
import { countOpenCases, handIn, joinStaffByCalls } from './moderation.ts';
import { joinByCalls } from './people.ts';
import { expect, type Pond, test } from './pond.ts';

// On an instance of its own: no other stories between these.
test.use({ instance: 'full-queue' });

const crowd = ['many_ida', 'many_mia', 'many_tom', 'many_zoe', 'many_leo', 'many_ben'];

/** A young person who hands in nearly as many stories as may wait at a time. */
async function withMany(pond: Pond, username: string, count: number): Promise<void> {
  const me = await request.newContext({ baseURL: pond.url });
  await joinByCalls(me, pond, { username, age: 15, email: `${username}@example.org` });
  for (let at = 1; at <= count; at += 1) await handIn(me, `Story ${at} of ${username}`);
  await me.dispose();
}

test(
  'forty are judged by keyboard in far less than four minutes, also beyond the first fifty, and a closed page sends what waited',
  long,
  async ({ page, pond }) => {
    for (const username of crowd) await withMany(pond, username, 9);
    await joinStaffByCalls(page, pond, 'many_ines');
    const queue = page.getByRole('navigation', { name: 'Review queue' });
    const title = page.getByRole('region', { name: 'The case' }).getByRole('heading', { level: 2 });
    await expect(queue.getByRole('listitem')).toHaveCount(50);
    await expect(queue.getByRole('button', { name: 'Show more' })).toBeVisible();
    const began = Date.now();
    for (let judged = 0; judged < 40; judged += 1) {
      const before = await title.textContent();
      await page.keyboard.press(judged % 4 === 3 ? '2' : '1');
      await expect(title).not.toHaveText(before ?? '');
    }
    const seconds = (Date.now() - began) / 1000;
    console.log(`forty cases by keyboard: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(60);
    await expect(queue.getByRole('listitem')).toHaveCount(14);
    await expect(queue.getByRole('button', { name: 'Show more' })).toHaveCount(0);

    await page.keyboard.press('1');
    await page.goto('about:blank');
    await page.goto('/about');
    await expect.poll(() => countOpenCases(page)).toBe(13);
  },
);
