import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnPond, VisitedPond } from '#contract/rewards/pond.ts';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { Pages } from '#web/routes.tsx';

const leoId = '0b7e7a0e-7c1e-4d7b-9d0e-000000000001';
const background = '#f8f9fa';
const leo = { id: leoId, displayName: 'Leo', avatar: { emoji: '🐸', background } };
const maya = {
  id: '0b7e7a0e-7c1e-4d7b-9d0e-000000000009',
  kind: 'child',
  username: 'maya',
  displayName: 'Maya',
  avatar: leo.avatar,
  settings: {},
  can: { meetOthers: true },
};

const ownPond: OwnPond = {
  season: 'winter',
  living: { flowers: 3, lanterns: 19, fish: 1, dragonflies: 0 },
  landmarks: ['reeds', 'bridge'],
  next: { what: 'fish', done: 1, needed: 2 },
  nextLandmark: { what: 'willow', done: 23, needed: 25 },
  waves: [{ id: leoId, from: leo, words: 'pretty', at: '2026-11-20T10:00:00Z' }] as OwnPond['waves'],
};
const emptyPond: OwnPond = {
  season: 'summer',
  living: { flowers: 0, lanterns: 0, fish: 0, dragonflies: 0 },
  landmarks: [],
  next: { what: 'lanterns', done: 0, needed: 1 },
  nextLandmark: { what: 'reeds', done: 0, needed: 2 },
  waves: [],
};
const leosPond = {
  season: 'spring',
  living: { flowers: 0, lanterns: 2, fish: 0, dragonflies: 0 },
  landmarks: [],
  owner: leo,
  ownWave: null,
} as unknown as VisitedPond;

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let calls: string[];

async function open(at: string, answers: Answers = {}, user: object = maya): Promise<UserEvent> {
  calls = serve({ 'GET /api/user': () => user, ...answers });
  const hands = show(<Pages />, at);
  await screen.findByRole('heading', { level: 1 });
  return hands;
}

const openOwn = (pond: OwnPond, user?: object) => open('/pond', { 'GET /api/pond': () => pond }, user);
const openLeos = (answers: Answers = {}) =>
  open(`/user/${leoId}/pond`, { [`GET /api/users/${leoId}/pond`]: () => leosPond, ...answers });

describe("a child's own pond", () => {
  it('says in words what lives there', async () => {
    await openOwn(ownPond);

    expect(screen.getByText('23 things live here, and you grew them all.')).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'What lives here' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 flowersfrom reading',
      '19 lanternsfrom riddles',
      '1 fishfrom kindness',
      'Dragonfliesfrom rest days',
    ]);
    expect(list.getByText(/At the shore: A clump of reeds, A little bridge.*It's winter/)).toBeTruthy();
  });

  it('says what grows next, and links to it', async () => {
    await openOwn(ownPond);

    expect(screen.getByText("Be kind one more time, and it's here. A cheer for a joke counts too.")).toBeTruthy();
    expect(screen.getByText('A willow tree comes with 2 more things of any kind.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cheer for someone' }).getAttribute('href')).toBe('/');
  });

  it('shows who waved, with a link to their pond', async () => {
    await openOwn(ownPond);

    const wave = screen.getByRole('link', { name: /Leo.*Your pond is so pretty!/ });
    expect(wave.getAttribute('href')).toBe(`/user/${leoId}/pond`);
  });

  it('says how it grows when it is empty, and counts nothing as missing', async () => {
    await openOwn(emptyPond);

    expect(screen.getByText('Your pond is new. Read, solve and be kind, and it grows.')).toBeTruthy();
    expect(screen.queryByText(/\b0\b/)).toBeNull();
    expect(screen.queryByText('Waves from buddies')).toBeNull();
  });

  it('offers no visits to a child who has no buddies yet because a parent must agree first', async () => {
    await openOwn(emptyPond, { ...maya, can: { meetOthers: false } });

    expect(screen.queryByRole('link', { name: 'Visit a buddy' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    let tries = 0;
    calls = serve({
      'GET /api/user': () => maya,
      'GET /api/pond': () => {
        tries += 1;
        return tries === 1 ? new Refusal('busy') : emptyPond;
      },
    });
    const user = show(<Pages />, '/pond');

    await user.click(await screen.findByRole('button', { name: /try again/i }));

    expect(await screen.findByRole('heading', { level: 1, name: 'My pond' })).toBeTruthy();
  });
});

describe("a buddy's pond", () => {
  const waving = `POST /api/users/${leoId}/pond/wave`;
  const hello = { name: 'Hello! I came to visit.' };

  it('accepts a wave, and shows it', async () => {
    const user = await openLeos({ [waving]: () => ({ ownWave: 'hello' }) });

    await user.click(screen.getByRole('button', hello));

    expect(calls).toContain(`${waving} {"words":"hello"}`);
    expect(await screen.findByRole('heading', { name: /You waved today/ })).toBeTruthy();
    expect(screen.queryByRole('button', hello)).toBeNull();
    expect(document.activeElement?.textContent).toContain('You waved today');
    expect(screen.getByRole('status').textContent).toBe('Hello! I came to visit.');
  });

  it('offers praise only for what is there', async () => {
    await openLeos();

    expect(screen.getByRole('button', { name: 'Your lanterns glow so nicely!' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I love your flowers!' })).toBeNull();
  });

  it("says so when a wave couldn't be sent, and lets the child try again", async () => {
    const user = await openLeos({ [waving]: () => new Refusal('busy') });

    await user.click(screen.getByRole('button', hello));

    await waitFor(() => expect(toast()?.title).toBe("We couldn't send your wave"));
    expect(await screen.findByRole('button', hello)).toBeTruthy();
  });

  it('links back to the buddies when it is closed', async () => {
    await openLeos({ [`GET /api/users/${leoId}/pond`]: () => new Refusal('not_found') });

    expect(screen.getByRole('heading', { level: 2, name: "This pond isn't open to visit" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your buddies' }).getAttribute('href')).toBe('/friends');
  });
});
