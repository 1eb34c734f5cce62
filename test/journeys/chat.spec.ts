import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { signUp } from './people.ts';
import { expect, type Pond, test } from './pond.ts';
import { typeset } from './words.ts';

test.use({ instance: 'chat' });

const zoe = { username: 'chat_zoe', age: 14, email: 'chat.zoe@example.org' };
const ida = { username: 'chat_ida', age: 14, email: 'chat.ida@example.org' };

test('two buddies chat in two browsers, also over a bad connection, and one of them ends the chat', async ({
  page,
  browser,
  pond,
}) => {
  test.slow();
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Please log in to use chat' })).toBeVisible();
  await signUp(page, pond, zoe);
  await page.goto('/chat');
  await expect(page.getByText('No buddies yet!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find Friends' })).toHaveAttribute('href', '/friends');
  const other = await newBrowser(browser, pond);
  await signUp(other, pond, ida);
  const [zoeId, idaId] = [await readOwnId(page), await readOwnId(other)];
  await becomeBuddies(page, other, idaId);

  await test.step('the list shows who is here', async () => {
    await page.goto('/chat');
    await expect(page.getByRole('link', { name: /chat_ida/ }).getByLabel('Online')).toBeVisible();
    await page.getByRole('button', { name: 'Favorite: chat_ida' }).click();
    await expect(page.getByRole('button', { name: 'Favorite: chat_ida', pressed: true })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: /chat_ida/ }).click();
  });

  await test.step('an empty chat begins, without bars', async () => {
    await expect(page.getByText('Start your conversation!')).toBeVisible();
    await expect(page.getByText('Live Chat')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Places' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectNoAxeFindings(page);
  });

  await test.step('typing and words arrive, and the badge counts them', async () => {
    await page.getByLabel('Your message').fill('Did you see the riddle?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/Sent/)).toBeVisible();
    await expect(other.getByRole('link', { name: 'Chat 1 unread message' })).toBeVisible();
    await other.goto(`/chat/${zoeId}`);
    await expect(other.getByRole('log')).toContainText('Did you see the riddle?');
    await expect(other.getByText('Live Chat')).toBeVisible();
    await other.getByLabel('Your message').pressSequentially('Yes');
    await expect(page.getByRole('banner').or(page.locator('main header')).getByText('Typing...')).toBeVisible();
    await other.getByLabel('Your message').press('Enter');
    await expect(page.getByRole('log')).toContainText('Yes');
    await expect(page.getByText('Typing...')).toHaveCount(0);
  });

  await test.step('a long chat scrolls inside its screen, by wheel and by keyboard', async () => {
    for (let said = 0; said < 25; said += 1) {
      await sendByCall(page, idaId, `puddle number ${said}`);
      await sendByCall(other, zoeId, `frog number ${said}`);
    }
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.reload();
      await write(page, 'one more puddle');
      await expect(page.getByRole('log').getByText('one more puddle').last()).toBeInViewport();
      await page.getByRole('log').hover();
      await page.mouse.wheel(0, -5000);
      await expectInPlace(page);
      await page.getByRole('link', { name: 'Get help' }).focus();
      for (let stop = 0; stop < 200 && !(await isWriting(page)); stop += 1) await page.keyboard.press('Tab');
      await expect(page.getByLabel('Your message')).toBeFocused();
      await expectInPlace(page);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('stickers and inks stand in even rows, and a phone has room for all tools of a drawing', async () => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 820, height: 1100 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      if (viewport.width < 1000) await page.getByRole('button', { name: 'Stickers and quick words' }).click();
      const stickers = page.getByRole('list', { name: 'Stickers' }).getByRole('listitem');
      expect(new Set(await countInRows(stickers)).size, `stickers at ${viewport.width} px`).toBe(1);
      await page.getByRole('button', { name: 'Draw a sticker' }).click();
      const pad = page.getByRole('dialog', { name: /A drawing for/ });
      const inks = pad.getByRole('group').filter({ has: page.getByRole('radio', { name: 'Yellow' }) });
      await expect.poll(() => countInRows(inks.locator('label'))).toEqual(viewport.width < 800 ? [6, 6] : [12]);
      for (const control of [...(await pad.getByRole('radio').all()), ...(await pad.getByRole('button').all())])
        await expect(control).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Escape');
      await expect(pad).toBeHidden();
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('phrases, masked, waiting and refused words say what became of them', async () => {
    await other.getByRole('button', { name: 'Stickers and quick words' }).click();
    await other.getByRole('button', { name: 'Well done!' }).click();
    await other.getByRole('button', { name: 'Stickers and quick words' }).click();
    await other.getByRole('button', { name: 'Sticker: a frog' }).click();
    await expect(page.getByRole('img', { name: 'Sticker: a frog' })).toBeVisible();
    await write(page, 'oh damn');
    await expect(page.getByText('Some words are hidden.')).toBeVisible();
    await expect(other.getByRole('log')).toContainText('oh ••••');
    await write(page, 'where do you live');
    const held = page.getByRole('log').getByText(typeset('A grown-up checks it first.'));
    await expect(held.last()).toBeVisible();
    await expect(other.getByRole('log')).not.toContainText('where do you live');
    await write(page, 'you idiot');
    await expect(page.getByText('Please choose kinder words. Your buddy has feelings, too.')).toBeVisible();
    await expectNoAxeFindings(page);
    await expect(page.getByLabel('Your message')).toHaveValue('you idiot');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await write(page, 'my number is 07700 900142');
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByLabel('Your message')).toHaveValue('my number is');
    await page.getByLabel('Your message').fill('');
  });

  await test.step('what could not be sent waits, and goes out once when the line is back', async () => {
    await page.context().setOffline(true);
    await write(page, 'are you still there?');
    await expect(page.getByText('Not sent yet.')).toBeVisible({ timeout: 15_000 });
    await page.context().setOffline(false);
    await expect(other.getByRole('log').getByText('are you still there?')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Not sent yet.')).toHaveCount(0);
    await expect(other.getByRole('log').getByText('are you still there?')).toHaveCount(1);
  });

  await test.step('a report hides a message, a block ends the chat for both', async () => {
    await page.getByRole('log').getByText('Well done!').click();
    await page.getByRole('button', { name: typeset('Tell a grown-up about “Well done!”') }).click();
    await page.getByRole('button', { name: "I'm not sure" }).click();
    await expect(page.getByRole('log')).not.toContainText('Well done!');
    await page.getByRole('button', { name: 'Block chat_ida' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText('No buddies yet!')).toBeVisible();
    await expect(other.getByText('User not found or not accessible')).toBeVisible();
  });
});

/** How many of them stand in each row. */
async function countInRows(all: Locator): Promise<number[]> {
  const tops = await all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
}

async function newBrowser(browser: Browser, pond: Pond): Promise<Page> {
  const context = await browser.newContext({ baseURL: pond.url });
  return context.newPage();
}

async function readOwnId(page: Page): Promise<string> {
  return (await (await page.request.get('/api/user')).json()).id;
}

async function becomeBuddies(one: Page, other: Page, otherId: string): Promise<void> {
  const headers = { origin: new URL(one.url()).origin };
  const asked = await one.request.post('/api/friends/requests', { data: { receiverId: otherId }, headers });
  expect(asked.status()).toBe(201);
  const { requests } = await (await other.request.get('/api/friends/requests')).json();
  const accepted = await other.request.post(`/api/friends/requests/${requests[0].id}/accept`, { headers });
  expect(accepted.ok()).toBe(true);
}

/** The header stands at the top, the field at the bottom, and nothing of the page itself can scroll. */
async function expectInPlace(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Your message')).toBeInViewport({ ratio: 1 });
  await expect(
    page
      .getByRole('log')
      .getByText(/number/)
      .first(),
  ).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
}

function isWriting(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement);
}

async function sendByCall(page: Page, receiverId: string, message: string): Promise<void> {
  const data = { clientId: crypto.randomUUID(), message };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post(`/api/chat/${receiverId}/messages`, { data, headers })).status()).toBe(201);
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message').fill(words);
  await page.getByLabel('Your message').press('Enter');
}
