import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { useSession } from '#web/app/session/session.ts';
import { type Answers, delayed, Refusal, serve, show } from '#web/app/test-page.tsx';
import { ColoringListPage } from './ColoringListPage.tsx';
import { ColoringPage } from './ColoringPage.tsx';

const maya = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000009',
  kind: 'child',
  username: 'maya',
  displayName: 'Maya',
  favoriteColor: 'coral',
  can: { writePosts: true },
};
const page = {
  id: 'two-dots',
  title: 'Two dots',
  difficulty: 'easy',
  category: 'things',
  isActive: true,
  createdAt: '2026-11-20',
  sections: 2,
  colored: 0,
  pictureUrl: '/picture',
  svgContent:
    '<svg stroke-width="7"><path id="sky-1" data-name="sky" d="M0 0h9v9z"/><path id="sun-1" data-name="sun" d="M1 1h3v3z"/></svg>',
};
const progress = { coloredSections: {}, isCompleted: false, completedAt: null, sharedAsPost: false };

const saving = 'PUT /api/coloring/two-dots/progress';
let calls: string[];
const saved = () =>
  calls.filter((call) => call.startsWith(saving)).map((call) => JSON.parse(call.slice(saving.length)));
const part = (name: string) => screen.findByRole('button', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

function open(answers: Answers = {}, at = '/coloring/two-dots'): UserEvent {
  calls = serve({
    'GET /api/user': () => maya,
    'GET /api/coloring/two-dots/progress': () => ({ page, progress }),
    [saving]: () => ({ progress }),
    ...answers,
  });
  return show(<SignedIn />, at);
}

function SignedIn(): ReactNode {
  if (useSession().status !== 'signed-in') return null;
  return (
    <>
      <Route path="/coloring">
        <ColoringListPage />
      </Route>
      <Route path="/coloring/:pageId">
        <ColoringPage />
      </Route>
    </>
  );
}

afterEach(cleanup);

describe('a coloring page', () => {
  it('fills a part with the favorite color at first, and says so', async () => {
    const user = open();

    await user.click(await part('sky, no color yet'));

    expect(await part('sky, Coral')).toBeTruthy();
    expect(said()).toContain('sky is Coral now.');
  });

  it('fills with the crayon that was chosen', async () => {
    const user = open();
    await part('sun, no color yet');

    await user.click(screen.getByRole('radio', { name: 'Gold' }));
    await user.click(await part('sun, no color yet'));

    expect(await part('sun, Gold')).toBeTruthy();
  });

  it('goes from part to part by arrow keys, and fills by Enter', async () => {
    const user = open();
    (await part('sky, no color yet')).focus();

    await user.keyboard('{ArrowRight}{Enter}');

    expect(await part('sun, Coral')).toBeTruthy();
  });

  it('takes a color off with the eraser', async () => {
    const user = open();
    await user.click(await part('sky, no color yet'));

    await user.click(screen.getByRole('radio', { name: 'Eraser' }));
    await user.click(await part('sky, Coral'));

    expect(await part('sky, no color yet')).toBeTruthy();
  });

  it('goes a step back and forth', async () => {
    const user = open();
    await user.click(await part('sky, no color yet'));

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await part('sky, no color yet')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(await part('sky, Coral')).toBeTruthy();
  });

  it('keeps what was colored on the server, once for quick taps', async () => {
    const user = open();
    await user.click(await part('sky, no color yet'));
    await user.click(await part('sun, no color yet'));

    await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 3000 });

    expect(saved()).toEqual([{ coloredSections: { 'sky-1': 'coral', 'sun-1': 'coral' } }]);
  });

  it('stands among the begun pictures at once when the child goes back to the list', async () => {
    const list = delayed({ pages: [page] });
    let isFirst = true;
    const user = open({ 'GET /api/coloring': () => (isFirst ? { pages: [page] } : list.answer()) }, '/coloring');
    await user.click(await screen.findByRole('link', { name: 'Two dots' }));
    isFirst = false;
    await user.click(await part('sky, no color yet'));
    await screen.findByText('Saved', {}, { timeout: 3000 });

    await user.click(screen.getByRole('link', { name: 'All pictures' }));

    expect(screen.getByRole('heading', { name: 'Pictures you started' })).toBeTruthy();
    list.release();
  });

  it('says when it could not be saved yet', async () => {
    const user = open({ [saving]: () => new Refusal('busy') });

    await user.click(await part('sky, no color yet'));

    expect(await screen.findByText("Not saved yet. We'll try again.", {}, { timeout: 3000 })).toBeTruthy();
  });

  it('is glad when every part has a color', async () => {
    const user = open();
    await user.click(await part('sky, no color yet'));
    await user.click(await part('sun, no color yet'));

    expect(await screen.findByText('You colored it all in!')).toBeTruthy();
  });

  it('asks before it starts again', async () => {
    const user = open();
    await user.click(await part('sky, no color yet'));

    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Keep my colors' }));

    expect(await part('sky, Coral')).toBeTruthy();
  });
});
