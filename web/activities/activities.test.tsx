import { cleanup, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Activity } from '#contract/activities.ts';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { useBlock } from '#web/friends/queries.ts';
import { ActivitiesPage } from './ActivitiesPage.tsx';
import { ActivityButton } from './ActivityButton.tsx';
import { NewsCard } from './NewsCard.tsx';

afterEach(cleanup);

const leo = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000010',
  displayName: 'Leo',
  username: 'leo',
  profileImageUrl: null,
  avatar: { emoji: '🐼', background: '#d0ebff' },
  level: 3,
};
const twoHoursAgo = new Date(Date.now() - 7_200_000).toISOString();
const post = { id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000001', title: 'My frog' };
const activity = (changed: Partial<Activity>): Activity => ({
  id: changed.type ?? 'one',
  type: 'post_like',
  createdAt: twoHoursAgo,
  fromUser: leo,
  others: 0,
  post,
  comment: null,
  level: null,
  isNew: false,
  ...changed,
});

const inbox = { notices: [], past: [], cursor: null, pause: null };

/** The page, and a way to another one and back. */
function PageAndBack(): ReactNode {
  const [isHere, setIsHere] = useState(true);
  const { mutate: block, isSuccess: hasBlocked } = useBlock();
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Leave or come back
      </button>
      <button type="button" onClick={() => block(leo.id)}>
        {hasBlocked ? 'Leo is blocked' : 'Block Leo'}
      </button>
      {isHere && <Guarded />}
    </>
  );
}

function Guarded(): ReactNode {
  const { user } = useSession();
  return user && <ActivitiesPage />;
}

function open(answers: Answers, can = { writePosts: true }): { calls: string[]; user: ReturnType<typeof show> } {
  const calls = serve({
    'GET /api/user': () => ({ id: leo.id, kind: 'child', username: 'me', can }),
    'GET /api/inbox': () => inbox,
    'PUT /api/activities/viewed': () => undefined,
    ...answers,
  });
  return { calls, user: show(<Guarded />) };
}
const listed = (activities: Activity[], more: object = {}) => ({
  'GET /api/activities': () => ({ activities, cursor: null, hasNew: false, ...more }),
});

describe('activities', () => {
  it('tell who did what to which thing, and lead to it', async () => {
    open(
      listed([
        activity({ others: 3 }),
        activity({ type: 'comment_like', others: 1, comment: { id: 'c', content: 'What a jump!' } }),
        activity({ type: 'comment_received', comment: { id: 'd', content: 'So high!' }, isNew: true }),
        activity({ type: 'buddy_made', post: null }),
      ]),
    );
    const links = await screen.findAllByRole('link', { name: /Leo/ });

    expect(links.map((link) => link.textContent?.replace('2 hours ago', ''))).toEqual([
      expect.stringContaining('Leo and 3 others liked your post.My frog'),
      expect.stringContaining('Leo and 1 other liked your comment.What a jump!'),
      expect.stringMatching(/Leo wrote a comment\.So high!.*New/),
      expect.stringContaining('Leo and you are buddies now.'),
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/post/${post.id}/comments`,
      `/post/${post.id}/comments`,
      `/post/${post.id}/comments`,
      `/user/${leo.id}`,
    ]);
    expect(screen.getByRole('link', { name: 'Back to my profile' }).getAttribute('href')).toBe('/profile');
  });

  it('show kind words without a name', async () => {
    open(
      listed([
        activity({ type: 'kind_words' }),
        activity({ id: 'more', type: 'kind_words', others: 2, post: { id: post.id, title: 'My newt' } }),
      ]),
    );

    const one = await screen.findByRole('link', { name: /Someone sent you kind words\./ });

    expect(one.getAttribute('href')).toBe(`/post/${post.id}/comments`);
    expect(screen.getByRole('link', { name: /3 kids sent you kind words\./ }).textContent).toContain('My newt');
  });

  it("show a new level, which leads to the child's own page", async () => {
    open(listed([activity({ type: 'level_reached', post: null, level: 4 })]));
    const link = await screen.findByRole('link', { name: /You reached level 4!/ });

    expect(link.getAttribute('href')).toBe('/profile');
  });

  it('are marked as seen as soon as they are shown, and only then', async () => {
    const { calls } = open(listed([activity({ isNew: true })], { hasNew: true }));

    await expect.poll(() => calls).toContain('PUT /api/activities/viewed');

    cleanup();
    const quiet = open(listed([activity({})])).calls;

    await screen.findByText('Leo liked your post.');
    expect(quiet).not.toContain('PUT /api/activities/viewed');
  });

  it('come by pages', async () => {
    const { user } = open({
      'GET /api/activities': ({ query }) =>
        query.get('cursor') === 'next'
          ? { activities: [activity({ id: 'second', type: 'buddy_made', post: null })], cursor: null, hasNew: false }
          : { activities: [activity({})], cursor: 'next', hasNew: false },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('Leo and you are buddies now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are all still there on the way back from a story, unless their child was blocked there', async () => {
    let isDown = false;
    serve({
      'GET /api/user': () => ({ id: leo.id, kind: 'child', username: 'me', can: { writePosts: true } }),
      'GET /api/inbox': () => inbox,
      [`PUT /api/users/${leo.id}/block`]: () => ({ isBlocked: true }),
      'GET /api/activities': ({ query }) =>
        isDown
          ? new Refusal('unavailable')
          : query.get('cursor') === 'next'
            ? { activities: [activity({ id: 'second', type: 'buddy_made', post: null })], cursor: null, hasNew: false }
            : { activities: [activity({})], cursor: 'next', hasNew: false },
    });
    const user = show(<PageAndBack />);
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Show more');
    await screen.findByText('Leo and you are buddies now.');
    await press('Leave or come back');
    isDown = true;

    await press('Leave or come back');

    expect(await screen.findByText('Leo and you are buddies now.')).toBeTruthy();

    await press('Leave or come back');
    await press('Block Leo');
    await screen.findByText('Leo is blocked');
    await press('Leave or come back');

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Leo and you are buddies now.')).toBeNull();
  });

  it('are marked as seen on the way back only once they have come again', async () => {
    const lists = Promise.withResolvers<void>();
    let visits = 0;
    const calls = serve({
      'GET /api/user': () => ({ id: leo.id, kind: 'child', username: 'me', can: { writePosts: true } }),
      'GET /api/inbox': () => inbox,
      'PUT /api/activities/viewed': () => undefined,
      'GET /api/activities': async () => {
        visits += 1;
        if (visits > 1) await lists.promise;
        return { activities: [activity({ isNew: true })], cursor: null, hasNew: true };
      },
    });
    const user = show(<PageAndBack />);
    const views = () => calls.filter((call) => call === 'PUT /api/activities/viewed').length;
    await expect.poll(views).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await screen.findByText('Leo liked your post.');

    expect(visits).toBe(2);
    expect(views()).toBe(1);

    lists.resolve();

    await expect.poll(views).toBe(2);
  });

  it('say what to do when there are none', async () => {
    open(listed([]));

    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Share your story' }).getAttribute('href')).toBe('/create-post');
  });

  it('lead a child who may not write yet to the riddles', async () => {
    open(listed([]), { writePosts: false });

    expect((await screen.findByRole('link', { name: 'Solve a riddle' })).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Share your story' })).toBeNull();
  });

  it('can be fetched again when they do not load', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/activities': () =>
        isDown ? new Refusal('unavailable') : { activities: [activity({})], cursor: null, hasNew: false },
    });
    await screen.findByRole('heading', { name: "We couldn't load your activities" });
    isDown = false;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Leo liked your post.')).toBeTruthy();
  });

  it('stand beside what staff have said before', async () => {
    const said = { id: 'n', template: 'kinder', about: 'My newt', at: '2026-11-10T15:00:00.000Z' };
    open({ ...listed([]), 'GET /api/inbox': () => ({ ...inbox, past: [said] }) });

    expect(await screen.findByRole('heading', { name: 'Messages from the grown-ups here' })).toBeTruthy();
    expect(screen.getByText('A grown-up removed “My newt”.')).toBeTruthy();
  });
});

describe('the way to them', () => {
  it('has a dot while there is something new', async () => {
    serve({ 'GET /api/activities/news': () => ({ hasNew: true }) });
    show(<ActivityButton />);

    expect(await screen.findByText('Something is new.')).toBeTruthy();

    cleanup();
    const calls = serve({ 'GET /api/activities/news': () => ({ hasNew: false }) });

    show(<ActivityButton />);

    await expect.poll(() => calls).toHaveLength(1);
    expect(screen.queryByText('Something is new.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Activities' }).getAttribute('href')).toBe('/activities');
  });
});

describe('what is new beside the feed', () => {
  it('is limited to the newest three, with a link to all', async () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => activity({ id, post: { ...post, title: `Frog ${id}` } }));
    serve(listed(four));
    show(<NewsCard />);

    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/activities');
  });

  it('is not there while nothing has happened', async () => {
    const calls = serve(listed([]));
    show(<NewsCard />);

    await expect.poll(() => calls).toContain('GET /api/activities');
    expect(screen.queryByRole('heading', { name: "What's new" })).toBeNull();
  });
});
