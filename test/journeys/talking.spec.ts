import type { Browser, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { joinStaffByCalls } from './moderation.ts';
import { signUp } from './people.ts';
import { expect, type Pond, test } from './pond.ts';

// On an instance of its own: no other cases in the review queue.
test.use({ instance: 'talking' });

async function young(browser: Browser, pond: Pond, username: string): Promise<{ page: Page; id: string }> {
  const page = await (await browser.newContext({ baseURL: pond.url })).newPage();
  await signUp(page, pond, { username, age: 14, email: `${username}@example.org` });
  const { id } = await (await page.request.get('/api/user')).json();
  return { page, id };
}

const points = async (page: Page) => (await (await page.request.get('/api/points')).json()).totalPoints;

test('a child writes a story, staff approve it, and a friend likes and comments on it', async ({
  page,
  pond,
  browser,
}) => {
  test.slow();
  const [zoe, ida] = [await young(browser, pond, 'talk_zoe'), await young(browser, pond, 'talk_ida')];
  await zoe.page.request.post('/api/friends/requests', { data: { receiverId: ida.id } });
  await ida.page.request.post('/api/friends/requests', { data: { receiverId: zoe.id } });
  // What offers new stories loads after the page.
  await expect(ida.page.locator('.fixed[role=status]')).toBeAttached();

  await zoe.page.goto('/create-post');
  await zoe.page.getByRole('textbox', { name: 'Title' }).fill('The heron came back');
  await zoe.page.getByRole('textbox', { name: 'Your story' }).fill('It stood in the reeds all morning.');
  await zoe.page.getByRole('button', { name: 'Send it' }).click();
  await expect(zoe.page).toHaveURL('/');
  await joinStaffByCalls(page, pond, 'talk_ines');
  await expect(page.getByRole('heading', { name: 'The heron came back' })).toBeVisible();
  const [story] = (await (await page.request.get('/api/moderation/cases')).json()).cases;
  await page.request.post(`/api/moderation/cases/${story.id}/decide`, { data: { decision: 'approve' } });
  await expect.poll(() => points(zoe.page)).toBe(15);
  await expect(zoe.page.getByText('Your story is out!').first()).toBeVisible();
  await expectLowMoment(zoe.page);

  // Offered in the buddy's open pond, liked there, talked about on its page.
  const { posts } = await (await ida.page.request.get(`/api/users/${zoe.id}/posts`)).json();
  const card = ida.page.getByRole('article', { name: 'The heron came back' });
  await expect(card).toHaveCount(0);
  await ida.page.getByRole('link', { name: '1 new story' }).click();
  await card.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(card.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await expectNoAxeFindings(ida.page);
  await card.getByRole('link', { name: '0 comments' }).click();
  await expect(ida.page.getByRole('heading', { level: 1, name: 'The heron came back' })).toBeVisible();
  await expect(ida.page.getByText('No comments yet')).toBeVisible();
  await ida.page.getByRole('textbox', { name: 'Write a comment' }).fill('I saw it, too!');
  await expect(ida.page.getByText('14/500 characters')).toBeVisible();
  await ida.page.getByRole('button', { name: 'Send it' }).click();
  await expect(ida.page.getByRole('listitem', { name: /^Comment by/ })).toContainText('I saw it, too!');
  const [comment] = (await (await page.request.get('/api/moderation/cases')).json()).cases;
  await page.request.post(`/api/moderation/cases/${comment.id}/decide`, { data: { decision: 'approve' } });
  await expect(ida.page.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await expectNoAxeFindings(ida.page);
  await expect.poll(() => points(ida.page)).toBe(15);

  // Back at the card that was read, which knows what was said.
  await ida.page.getByRole('link', { name: 'Back' }).click();
  await expect(card.getByRole('link', { name: '1 comment' })).toBeVisible();

  // Its author answers with a heart, and finds everything on the profile.
  await zoe.page.goto(`/post/${posts[0].id}/comments`);
  const said = zoe.page.getByRole('listitem', { name: /^Comment by/ });
  await said.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(said.getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await expect.poll(() => points(zoe.page)).toBe(20);
  await zoe.page.goto('/profile');
  const mine = zoe.page.getByRole('region', { name: 'My Posts' });
  await expect(mine.getByRole('listitem')).toContainText(['1 like']);
  await expect(zoe.page.getByText('Posts Created')).toBeVisible();
  await expectNoAxeFindings(zoe.page);
  await mine.getByRole('button', { name: 'Delete “The heron came back”' }).click();
  await zoe.page.getByRole('button', { name: 'Delete it' }).click();
  await expect(mine.getByText('No posts yet')).toBeVisible();
  await ida.page.goto(`/post/${posts[0].id}/comments`);
  await expect(ida.page.getByRole('heading', { name: 'Post not found' })).toBeVisible();
});

/** On a phone, the joy covers little of what is read, and even with letters of twice the size it can be closed. */
async function expectLowMoment(page: Page): Promise<void> {
  const own = page.viewportSize();
  const moment = page.locator('[data-moment] > div');
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(moment).toContainText('The heron came back');
  await moment.hover();
  // What says how many stars came may lie over its button for some seconds.
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect((await moment.boundingBox())?.height ?? 640).toBeLessThan(640 / 4);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(moment.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await moment.getByRole('button', { name: 'Close' }).click();
  await expect(moment).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (own) await page.setViewportSize(own);
}
