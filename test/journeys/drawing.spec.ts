import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { joinStaffByCalls } from './moderation.ts';
import { signUp } from './people.ts';
import { expect, test } from './pond.ts';
import { typeset } from './words.ts';

// On an instance of its own: no other cases in the review queue.
test.use({ instance: 'drawing' });

const paper = (page: Page) => page.getByRole('application', { name: 'Drawing paper' });

/** A line across the paper, by a finger. */
async function sweep(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await paper(page).evaluate((sheet) => sheet.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await paper(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * from[0], y + height * from[1]);
  await page.mouse.down();
  await page.mouse.move(x + width * to[0], y + height * to[1], { steps: 12 });
  await page.mouse.up();
}

/** How many colors a picture on the page really has. */
const readColors = (page: Page, alt: string | RegExp) =>
  page.getByRole('img', { name: alt }).evaluate(async (img: HTMLImageElement) => {
    img.scrollIntoView();
    await img.decode();
    const canvas = new OffscreenCanvas(80, 60);
    const pen = canvas.getContext('2d');
    pen?.drawImage(img, 0, 0, 80, 60);
    const { data = [] } = pen?.getImageData(0, 0, 80, 60) ?? {};
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colors.add([...data.slice(at, at + 3)].join());
    return colors.size;
  });

test('a child draws by finger and by keyboard, staff approve the drawing, and it appears in the feed', async ({
  page,
  pond,
  browser,
}) => {
  await signUp(page, pond, { username: 'draw_zoe', age: 14, email: 'draw_zoe@example.org' });
  await page.goto('/create-post');
  await page.getByLabel('Title').fill('The green frog');
  await page.getByLabel('Your story').fill('It sits on a yellow moon.');
  await page.getByRole('button', { name: 'Add a drawing' }).click();
  await page.getByRole('radio', { name: 'Green', exact: true }).check();
  await sweep(page, [0.2, 0.3], [0.8, 0.6]);
  await page.getByRole('radio', { name: 'Stamps', exact: true }).check();
  await page.getByRole('radio', { name: 'Yellow', exact: true }).check();
  await sweep(page, [0.5, 0.5], [0.5, 0.5]);

  await page.getByRole('radio', { name: 'Pen', exact: true }).check();
  await paper(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('The pen is down.')).toBeAttached();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Clear the paper' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  expect(await page.getByLabel('Title').inputValue()).toBe('The green frog');
  await expect(page.getByRole('img', { name: 'Your drawing' }).locator('path')).toHaveCount(3);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Send it' }).click();
  expect(await readColors(page, 'Your drawing: The green frog')).toBeGreaterThan(3);

  const ines = await (await browser.newContext({ baseURL: pond.url })).newPage();
  await joinStaffByCalls(ines, pond, 'draw_ines');
  await ines.getByRole('button', { name: /The green frog/ }).click();
  await ines.getByRole('button', { name: 'Show the drawing' }).click();
  expect(await readColors(ines, 'The drawing')).toBeGreaterThan(3);
  await ines.keyboard.press('1');
  await ines.getByRole('link', { name: 'Lilypad, home' }).click();
  await expect(page.getByText(typeset('Waiting for a grown-up'))).toHaveCount(0);

  const nia = await (await browser.newContext({ baseURL: pond.url })).newPage();
  await signUp(nia, pond, { username: 'draw_nia', age: 14, email: 'draw_nia@example.org' });
  await makeBuddies(page, nia);
  await nia.goto('/');
  expect(await readColors(nia, /The green frog$/)).toBeGreaterThan(3);
  await expectNoAxeFindings(nia);
  await page.goto('/activities');
  await expect(page.getByText('and you are buddies now.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to my profile' }).click();
  await expect(page.getByText('Something is new.')).toHaveCount(0);
  await heart(nia);
  await expect(page.getByText('Something is new.').first()).toBeAttached();
  await page.getByRole('link', { name: /^Activities/ }).click();
  await expect(page.getByText('liked your post.')).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: /^Activities/ })).toBeVisible();
  await expect(page.getByText('Something is new.')).toHaveCount(0);
});

async function makeBuddies(one: Page, other: Page): Promise<void> {
  const { id: receiverId } = await (await other.request.get('/api/user')).json();
  await one.request.post('/api/friends/requests', { data: { receiverId } });
  const { requests } = await (await other.request.get('/api/friends/requests')).json();
  expect((await other.request.post(`/api/friends/requests/${requests[0].id}/accept`)).ok()).toBe(true);
}

/** A buddy likes the first post of the pond. */
async function heart(buddy: Page): Promise<void> {
  const { items } = await (await buddy.request.get('/api/feed?page=1')).json();
  const { id } = items.find(({ type }: { type: string }) => type === 'post');
  expect((await buddy.request.put(`/api/posts/${id}/like`)).ok()).toBe(true);
}
