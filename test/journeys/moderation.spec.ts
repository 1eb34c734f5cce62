import type { Browser, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { countOpenCases, handIn, joinStaffByCalls, joinStaffByScreen } from './moderation.ts';
import { print } from './paper.ts';
import { joinByCalls, PASSWORD, signUp } from './people.ts';
import { expect, type Pond, test } from './pond.ts';
import { typeset } from './words.ts';

// On an instance of its own: no other cases in the review queue.
test.use({ instance: 'moderation' });

const young = (username: string) => ({ username, age: 14, email: `${username}@example.org` });

/** A young person whose stories wait. */
async function withStories(browser: Browser, pond: Pond, username: string, titles: readonly string[]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: pond.url })).newPage();
  await joinByCalls(page.request, pond, young(username));
  for (const title of titles) {
    const story = { clientId: crypto.randomUUID(), title, content: `${title} and the moon.`, category: 'story' };
    expect((await page.request.post('/api/posts', { data: story })).status()).toBe(201);
  }
  return page;
}

const shows = (page: Page, title: string) =>
  expect(page.getByRole('region', { name: 'The case' }).getByRole('heading', { name: title })).toBeVisible();

test('a moderator decides several cases by keyboard alone, and undoes one decision', async ({
  page,
  pond,
  browser,
}) => {
  const titles = ['The frog', 'The newt', 'The heron', 'The toad', 'The otter'];
  const zoe = await withStories(browser, pond, 'desk_zoe', titles);
  await joinStaffByScreen(page, pond, 'desk_ines');
  await shows(page, 'The frog');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('1');
  await shows(page, 'The newt');
  await page.keyboard.press('2');
  await shows(page, 'The heron');
  await page.keyboard.press('u');
  await shows(page, 'The newt');
  await page.keyboard.press('j');
  await shows(page, 'The heron');
  await page.keyboard.press('k');
  await shows(page, 'The newt');
  await page.keyboard.press('3');
  await expect(page.getByRole('dialog', { name: 'What should the child know?' })).toBeVisible();
  await page.keyboard.press('1');
  await shows(page, 'The heron');
  await page.keyboard.press('5');
  await shows(page, 'The toad');
  await expectNoAxeFindings(page);

  // What could be taken back is sent when the page is left.
  await page.getByRole('link', { name: 'Lilypad, home' }).click();
  await expect.poll(() => countOpenCases(page)).toBe(2);
  await zoe.goto('/');
  await expect(zoe.getByRole('heading', { name: 'Time for a break' })).toBeVisible();
  await zoe.getByRole('button', { name: 'Do you think this is a mistake?' }).click();
  await zoe.getByLabel('Tell us what happened').fill('It was a joke.');
  await zoe.getByRole('button', { name: 'Send it' }).click();
  await expect(zoe.getByText(typeset('We have your message. A grown-up will read it.'))).toBeVisible();
  await expectNoAxeFindings(zoe);

  await page.goto('/moderation');
  await shows(page, 'Appeal');
  await page.keyboard.press('1');
  await shows(page, 'The toad');
  await page.getByRole('link', { name: 'Lilypad, home' }).click();
  await expect.poll(() => countOpenCases(page)).toBe(2);
  await zoe.goto('/');
  await expect(zoe.getByRole('heading', { name: 'Time for a break' })).toHaveCount(0);
  // One message after the other: of the end, and of the newt, which could be taken back for a while. The card said the rest.
  for (const word of ['Your break is over.', typeset('A grown-up removed “The newt”.')]) {
    await expect(zoe.getByText(word)).toBeVisible();
    await zoe.getByRole('button', { name: 'Okay' }).click();
    await expect(zoe.getByText(word)).toHaveCount(0);
  }
  await expect(zoe.getByRole('button', { name: 'Okay' })).toHaveCount(0);
});

test('a reported post disappears for the child who reported it, and reaches staff', async ({ page, pond, browser }) => {
  const fresh = async () => (await browser.newContext({ baseURL: pond.url })).newPage();
  const [mia, tom] = [await fresh(), await fresh()];
  const miaId = await joinByCalls(mia.request, pond, young('told_mia'));
  await joinByCalls(tom.request, pond, young('told_tom'));
  await tom.request.post('/api/friends/requests', { data: { receiverId: miaId } });
  const { requests } = await (await mia.request.get('/api/friends/requests')).json();
  expect((await mia.request.post(`/api/friends/requests/${requests[0].id}/accept`)).ok()).toBe(true);
  const id = await handIn(tom.request, 'The loud toad');
  await joinStaffByCalls(page, pond, 'told_ines');
  const { cases } = await (await page.request.get('/api/moderation/cases')).json();
  const waits = cases.find(({ title }: { title: string }) => title === 'The loud toad');
  await page.request.post(`/api/moderation/cases/${waits.id}/decide`, { data: { decision: 'approve' } });

  await mia.goto(`/?post=${id}`);
  const story = mia.getByRole('article').filter({ hasText: 'The loud toad' });
  await story.getByRole('button', { name: typeset('Tell a grown-up about “The loud toad”') }).click();
  await mia.getByRole('dialog').getByRole('button', { name: 'It is mean' }).click();
  await expect(mia.getByText('Thank you for telling us!')).toBeVisible();
  await expect(story).toHaveCount(0);
  await mia.goto(`/?post=${id}`);
  await expect(mia.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(mia.getByRole('article').first()).toBeVisible();
  await expect(story).toHaveCount(0);
  expect((await tom.request.get(`/api/posts/${id}`)).status()).toBe(200);

  await page.reload();
  const row = page.getByRole('navigation', { name: 'Review queue' }).getByRole('button', { name: /The loud toad/ });
  await row.click();
  await shows(page, 'The loud toad');
});

test('a note that a moderator writes survives the end of the session', async ({ page, pond, browser }) => {
  await withStories(browser, pond, 'noted_nils', ['A long night']);
  await joinStaffByCalls(page, pond, 'noted_nora');
  await page.getByRole('button', { name: /A long night/ }).click();
  await shows(page, 'A long night');
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Note' }).fill('His teacher calls back tomorrow.');
  expect((await page.request.post('/api/logout')).ok()).toBe(true);

  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await page.getByLabel('Username').fill('noted_nora');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await shows(page, 'A long night');
  await page.getByRole('button', { name: 'Finish your note' }).click();

  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('His teacher calls back tomorrow.');
  await page.getByRole('button', { name: 'Save note' }).click();
  const notes = page.getByRole('region', { name: 'Staff notes' });
  await expect(notes.getByText(typeset('His teacher calls back tomorrow.'))).toBeVisible();
});

test('the pages of staff fit 320 px with letters of twice the size', async ({ page, pond, browser }) => {
  await withStories(browser, pond, 'narrow_ned', ['A very long walk']);
  await joinStaffByCalls(page, pond, 'narrow_moderator');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, heading] of [
    ['/moderation', 'Moderation'],
    ['/', 'Hello, narrow_moderator'],
    ['/staff/audit-log', 'Audit log'],
    ['/staff/families', 'Families'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByText('open', { exact: false }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('on paper stands a case alone, without bars and buttons', async ({ page, pond, browser }) => {
  await withStories(browser, pond, 'paper_pia', ['A paper boat']);
  await joinStaffByCalls(page, pond, 'paper_moderator');
  const { cases } = await (await page.request.get('/api/moderation/cases')).json();
  const { id } = cases.find(({ title }: { title: string }) => title === 'A paper boat');
  for (const path of [`/moderation?case=${id}`, `/moderation/cases/${id}`]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await shows(page, 'A paper boat');
    await page.emulateMedia({ media: 'print' });
    await shows(page, 'A paper boat');
    for (const role of ['banner', 'contentinfo', 'button', 'link', 'navigation'] as const)
      await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(0);
  }
});

test('a case of a crisis fills its first sheet of paper, with what is folded on the screen', async ({
  page,
  pond,
  browser,
}) => {
  const ida = await withStories(browser, pond, 'paper_ida', ['A calm day']);
  const story = { title: 'Nobody likes me', content: 'I do not want to be here any more.', category: 'story' };
  expect((await ida.request.post('/api/posts', { data: { ...story, clientId: crypto.randomUUID() } })).ok()).toBe(true);
  await joinStaffByCalls(page, pond, 'paper_ines');
  await shows(page, 'A child may be in danger');
  await expect(page.getByText('I do not want to be here any more.')).toBeVisible();

  const [first = '', ...others] = await print(page);

  expect(first).toContain('I do not want to be here any more.');
  expect(first).not.toContain('Skip to content');
  expect([first, ...others].join(' ')).toContain('Nobody else can see them');
});

test('a child cannot open moderation', async ({ page, pond }) => {
  await signUp(page, pond, young('curious_ida'));
  await page.goto('/moderation');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});
