import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { ParentViewCard } from './ParentViewCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (parentView: object) => {
  serve({ 'GET /api/user': () => ({ id: '1', kind: 'child' }), 'GET /api/consent/parent-view': () => parentView });
  return show(<ParentViewCard />, '/profile');
};

const week = {
  timeActiveMinutes: 61,
  riddlesSolved: 1,
  pointsEarned: 1612,
  postsCreated: 0,
  commentsPosted: 2,
  messagesSent: 3,
  newBuddies: 0,
  contentLiked: 4,
  jokesLiked: 5,
};

test('lists what is open, and each kind of mail to parents', async () => {
  const mailTopics = ['answers', 'blocks'];
  const sees = ['account', 'week'];
  open({
    grownUps: 1,
    username: 'pondskater',
    consent: 'granted',
    scopes: ['posts', 'buddies'],
    mailTopics,
    sees,
    week,
  });

  expect(await screen.findByText('They said you can use: stories and comments, buddies.')).toBeTruthy();
  expect(screen.getByText('They know your username: pondskater.')).toBeTruthy();
  expect(screen.getByText('several kids have blocked you')).toBeTruthy();
  expect(screen.queryByText('your account will be deleted')).toBeNull();
  expect(
    screen.getByText('Your name, your birthday, your username, your picture, when you joined, and when a break ends.'),
  ).toBeTruthy();
  expect(screen.queryByText('Who wants to be your buddy.')).toBeNull();
  expect(screen.getByText(/1 h 1 min, 1 riddle solved, 1,612 points, 0 stories, 2 comments/)).toBeTruthy();
});

test('shows four headings, and the words of one when it is opened', async () => {
  const own = { grownUps: 1, username: 'pondskater', consent: 'granted', scopes: [], sees: ['account'], week: null };
  const user = open({ ...own, mailTopics: ['answers'] });
  const heading = await screen.findByText("What they can't see");
  const fold = heading.closest('details') as HTMLDetailsElement;

  expect(document.querySelectorAll('details:not([open])')).toHaveLength(4);

  await user.click(heading);

  expect(fold.open).toBe(true);
});

test('says when nothing is open, when nobody has answered, and when there is nobody', async () => {
  const own = { grownUps: 1, username: 'pondskater', scopes: [], mailTopics: [], sees: [], week: null };
  open({ ...own, consent: 'granted' });

  expect(await screen.findByText(/Right now you play on your own/)).toBeTruthy();

  cleanup();
  open({ ...own, consent: 'pending' });

  expect(await screen.findByText(/They haven't yet/)).toBeTruthy();

  cleanup();
  open({ ...own, grownUps: 0, consent: 'not_needed' });

  expect(await screen.findByText(/No grown-up is linked to your account/)).toBeTruthy();
});
