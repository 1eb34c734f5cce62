import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { type Answers, delayed, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { PostCard } from '../PostCard.tsx';

const post: Post = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000001',
  title: 'The day the pond froze',
  content: 'We went outside and the whole pond was glass!',
  category: 'story',
  imageUrl: null,
  user: {
    id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000002',
    displayName: 'leo_l',
    username: 'leo_l',
    profileImageUrl: null,
    avatar: { emoji: '🐼', background: '#d6e9ff' },
    level: 31,
  },
  likesCount: 12,
  commentsCount: 1,
  liked: false,
  kindWords: { mine: null, received: [] },
  can: { delete: false, comment: false },
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
};
const path = `/api/posts/${post.id}/kind-words`;

let calls: string[];
function open(shown: Partial<Post> = {}, answers: Answers = {}, alone = false) {
  calls = serve({ 'GET /api/user': () => ({ id: 'maya', kind: 'child' }), ...answers });
  return show(<PostCard post={{ ...post, ...shown }} alone={alone} />);
}

const opener = () => screen.queryByRole('button', { name: 'Say something kind' });
const words = () =>
  within(screen.getByRole('list', { name: 'Kind words' }))
    .queryAllByRole('button')
    .map((chip) => chip.textContent?.trim());
const isSent = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('kind words', () => {
  it('unfold below a post of somebody who is no buddy', async () => {
    const user = open();

    await user.click(opener() as HTMLElement);

    expect(words()).toHaveLength(8);
    expect(opener()?.getAttribute('aria-expanded')).toBe('true');
  });

  it('are sent with one tap, and stand there at once', async () => {
    const answer = delayed({ mine: 'great_idea' });
    const user = open({}, { [`PUT ${path}`]: answer.answer });
    await user.click(opener() as HTMLElement);

    await user.click(screen.getByRole('button', { name: 'Great idea!' }));

    expect(words()).toEqual(['Great idea!']);
    expect(isSent('Great idea!')).toBe(true);
    expect(opener()).toBeNull();
    answer.release();
    await waitFor(() => expect(calls).toContain(`PUT ${path} {"words":"great_idea"}`));
  });

  it('are taken back with another tap, and the others can be chosen then', async () => {
    const user = open({ kindWords: { mine: 'me_too', received: [] } }, { [`DELETE ${path}`]: () => ({ mine: null }) });

    await user.click(screen.getByRole('button', { name: 'Me too!' }));

    await waitFor(() => expect(calls).toContain(`DELETE ${path}`));
    expect(words()).toHaveLength(8);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Me too!' }));
  });

  it('are taken back with a sentence when the server refuses them', async () => {
    const user = open({}, { [`PUT ${path}`]: () => new Refusal('paused') });
    await user.click(opener() as HTMLElement);

    await user.click(screen.getByRole('button', { name: 'Good luck!' }));

    await waitFor(() => expect(toast()?.title).toBe("We couldn't send your kind words"));
    expect(isSent('Good luck!')).toBe(false);
  });

  it('are open already where the post has its own page', () => {
    open({}, {}, true);

    expect(words()).toHaveLength(8);
  });

  it('wait on the page of the post for a buddy, who can comment', () => {
    open({ can: { delete: false, comment: true } });

    expect(opener()).toBeNull();

    cleanup();
    open({ can: { delete: false, comment: true } }, {}, true);

    expect(opener()?.getAttribute('aria-expanded')).toBe('false');
  });
});

it('the author reads how many of each came, and can send none', () => {
  const received = [
    { words: 'me_too', count: 2 },
    { words: 'well_done', count: 1 },
  ] as const;
  open({ can: { delete: true, comment: true }, kindWords: { mine: null, received: [...received] } });

  const list = screen.getByRole('list', { name: 'Kind words for you' });

  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Me too!×2', 'Well done!']);
  expect(opener()).toBeNull();
});
