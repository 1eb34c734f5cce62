import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Pip } from '#contract/profiles.ts';
import type { StoreItem } from '#contract/rewards.ts';
import { encodeLook, type PipLook, pipItems, plainLook } from '#contract/rules/rewards/pips.ts';
import { type Answers, Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { Pages } from '#web/routes.tsx';

const maya = {
  id: 'maya',
  kind: 'child',
  username: 'pondskater',
  displayName: 'Maya',
  avatar: { emoji: '🦊', background: '#f8f9fa' },
  favoriteColor: 'mint',
  bio: '',
  waiting: { displayName: null, bio: null },
  settings: {},
  createdAt: '2026-11-18T15:00:00.000Z',
  can: { meetOthers: false, writePosts: false, editName: false },
} as unknown as User;

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Frog {
  look?: Partial<PipLook>;
  isSaved?: boolean;
  isAvatar?: boolean;
  purse?: number;
  user?: Partial<User>;
}

function pip({ look, isSaved = true, isAvatar = false }: Frog): Pip {
  return { look: encodeLook({ ...plainLook, ...look }), isSaved, isAvatar, name: '', waitingName: null };
}

function items(look: Partial<PipLook> = {}): StoreItem[] {
  return pipItems.map(({ id, slot, name, cost, level = null }) => ({
    ...{ id, slot, name, cost, level },
    isOwned: cost === 0 && level === null,
    isWorn: look[slot] === id,
  }));
}

/** A server that remembers what is saved. */
async function open(frog: Frog = {}, answers: Answers = {}) {
  const calls = serve({
    'GET /api/user': () => ({ ...maya, ...frog.user }),
    'GET /api/pip': () => pip(frog),
    'GET /api/store': () => ({ purse: frog.purse ?? 150, currentLevel: 4, items: items(frog.look) }),
    'PUT /api/pip': ({ body }) => ({ isSaved: true, isAvatar: false, ...(body as object) }),
    'POST /api/store/beanie/buy': () => ({ purse: 90 }),
    'PUT /api/store/beanie/wear': () => pip({ look: { hat: 'beanie' } }),
    ...answers,
  });
  const hands = show(<Pages />, '/my-pip');
  await screen.findByRole('heading', { level: 1 });
  return { calls, hands };
}

const wrote = (calls: string[]) => calls.filter((call) => !call.startsWith('GET'));
const saved = (look: Partial<PipLook>, more = {}) =>
  `PUT /api/pip ${JSON.stringify({ look: encodeLook({ ...plainLook, ...look }), ...more })}`;

describe('a child who dresses their Pip', () => {
  it('picks colors and faces for free, and saves', async () => {
    const { calls, hands } = await open();

    await hands.click(screen.getByRole('radio', { name: 'Purple' }));
    await hands.click(screen.getByRole('radio', { name: 'Winking' }));

    expect(screen.getByText('Wink! Our secret.')).toBeTruthy();

    await hands.click(screen.getByRole('button', { name: 'Save my Pip' }));

    expect(wrote(calls)).toEqual([saved({ coat: 'grape', eyes: 'wink' })]);
    expect(await screen.findByText('All saved. I love it!')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saved' }).disabled).toBe(true);
  });

  it('puts on a thing they own with one tap, and takes it off with the next', async () => {
    const { hands } = await open();
    const blossom = screen.getByRole('button', { name: /Blossom/ });

    await hands.click(blossom);

    expect(blossom.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('A blossom! Do I smell like spring?')).toBeTruthy();

    await hands.click(blossom);

    expect(blossom.getAttribute('aria-pressed')).toBe('false');
  });

  it('can undo step by step', async () => {
    const { hands } = await open();
    await hands.click(screen.getByRole('radio', { name: 'Purple' }));
    await hands.click(screen.getByRole('radio', { name: 'Red' }));

    await hands.click(screen.getByRole('button', { name: 'Undo' }));

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Purple' }).checked).toBe(true);

    await hands.click(screen.getByRole('button', { name: 'Undo' }));

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  });

  it('gets surprises only from things they own', async () => {
    const { calls, hands } = await open();

    for (let turn = 0; turn < 8; turn += 1) {
      await hands.click(screen.getByRole('button', { name: 'Surprise me' }));
    }
    await hands.click(screen.getByRole('button', { name: 'Save my Pip' }));

    const [, look] = wrote(calls)[0]?.match(/"look":"([^"]+)"/) ?? [];
    const owned = items().flatMap(({ id, isOwned }) => (isOwned ? [id] : []));
    const worn = look
      ?.split('.')
      .slice(-4)
      .filter((name) => name !== 'none');
    expect(owned).toEqual(expect.arrayContaining(worn ?? ['?']));
  });

  it('keeps the look when it cannot be saved, and says so', async () => {
    const { hands } = await open({}, { 'PUT /api/pip': () => new Refusal('unavailable') });

    await hands.click(screen.getByRole('radio', { name: 'Purple' }));
    await hands.click(screen.getByRole('button', { name: 'Save my Pip' }));

    await waitFor(() => expect(toast()?.title).toBe("We couldn't save your Pip"));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Purple' }).checked).toBe(true);
  });

  it('can be suspended, because the page shows nobody else', async () => {
    await open({ user: { suspendedUntil: new Date(Date.now() + 60_000).toISOString() } });

    expect(screen.getByRole('heading', { name: 'Dress your Pip' })).toBeTruthy();
  });
});

describe('the shop', () => {
  it('asks once, shows what is left, and puts on the bought thing', async () => {
    const { calls, hands } = await open();

    await hands.click(screen.getByRole('button', { name: /Beanie/ }));

    const dialog = within(screen.getByRole('dialog', { name: 'Beanie' }));
    expect(dialog.getByText("You'll have left").nextElementSibling?.textContent).toContain('90 points');

    await hands.click(dialog.getByRole('button', { name: 'Get it' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wrote(calls)).toEqual(['POST /api/store/beanie/buy', 'PUT /api/store/beanie/wear {"isWorn":true}']);
    expect(screen.getByRole('button', { name: /Beanie/ }).textContent).toContain('Wearing');
    expect(screen.getByText('To spend:').textContent).toContain('90');
  });

  it('buys nothing without a yes', async () => {
    const { calls, hands } = await open();

    await hands.click(screen.getByRole('button', { name: /Beanie/ }));
    await hands.click(screen.getByRole('button', { name: 'Not now' }));

    expect(wrote(calls)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how many points are missing, without rushing', async () => {
    const { hands } = await open({ purse: 20 });

    await hands.click(screen.getByRole('button', { name: /Beanie/ }));

    expect(screen.getByText(/You need 40 more points\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get it' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Play a game' })).toBeTruthy();
  });

  it('shows which level unlocks a thing', async () => {
    const { hands } = await open();

    await hands.click(screen.getByRole('button', { name: /Crown/ }));

    expect(screen.getByText(/a gift for level 20\. You're on level 4 now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get it' })).toBeNull();
  });

  it('shows a refusal in the dialog', async () => {
    const { hands } = await open({}, { 'POST /api/store/beanie/buy': () => new Refusal('purse_too_small') });

    await hands.click(screen.getByRole('button', { name: /Beanie/ }));
    await hands.click(screen.getByRole('button', { name: 'Get it' }));

    expect((await screen.findByRole('alert')).textContent).toContain("You don't have enough points");
  });
});

describe("a child's picture", () => {
  it('is the frog or the emoji, with one tap', async () => {
    const { calls, hands } = await open();

    await hands.click(screen.getAllByRole('radio', { name: 'My Pip' })[0] as HTMLElement);

    expect(wrote(calls)).toEqual([saved({}, { isAvatar: true })]);
  });
});

describe('hatching', () => {
  it('goes from the egg to the frog with three choices', async () => {
    const { calls, hands } = await open({ isSaved: false });

    await hands.click(await screen.findByRole('radio', { name: 'Pink' }));
    await hands.click(screen.getByRole('button', { name: 'Hatch it!' }));
    await hands.click(screen.getByRole('radio', { name: 'Stripes' }));
    await hands.click(screen.getByRole('button', { name: 'Grow legs!' }));
    await hands.click(screen.getByRole('radio', { name: 'Big and shiny' }));
    await hands.click(screen.getByRole('button', { name: 'Hop out!' }));

    expect(await screen.findByText("Here I am! I'm your Pip.")).toBeTruthy();

    await hands.click(screen.getByRole('button', { name: 'Dress my Pip' }));

    const look = { coat: 'lotus', pattern: 'stripes', eyes: 'shiny' } as const;
    expect(await screen.findByRole('heading', { name: 'Dress your Pip' })).toBeTruthy();
    expect(wrote(calls)).toEqual([saved(look), saved(look, { isAvatar: true })]);
  });

  it('goes back a step and keeps the choices', async () => {
    const { hands } = await open({ isSaved: false });
    await hands.click(await screen.findByRole('radio', { name: 'Pink' }));
    await hands.click(screen.getByRole('button', { name: 'Hatch it!' }));

    await hands.click(screen.getByRole('button', { name: 'Back' }));

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pink' }).checked).toBe(true);
  });

  it('can be skipped: the frog looks as it hatched', async () => {
    const { calls, hands } = await open({ isSaved: false, look: { coat: 'ember' } });

    await hands.click(await screen.findByRole('button', { name: 'Skip' }));

    expect(await screen.findByRole('heading', { name: 'Dress your Pip' })).toBeTruthy();
    expect(wrote(calls)).toEqual([saved({ coat: 'ember' })]);
  });
});

it('says when the frog fails to load, and tries again', async () => {
  let isBusy = true;
  serve({
    'GET /api/user': () => maya,
    'GET /api/pip': () => (isBusy ? new Refusal('busy') : pip({})),
    'GET /api/store': () => ({ purse: 0, currentLevel: 1, items: items() }),
  });
  const hands = show(<Pages />, '/my-pip');

  expect(await screen.findByText("We couldn't find your Pip")).toBeTruthy();

  isBusy = false;
  await hands.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Dress your Pip' })).toBeTruthy();
});

describe('the name of a Pip', () => {
  const named = (name: string, more = {}) => ({ ...pip({}), name, waitingName: null, needsComfort: false, ...more });

  it('can be picked from a list with one tap', async () => {
    const { calls, hands } = await open({}, { 'PUT /api/pip/name': () => named('Bubbles') });
    const [first] = within(screen.getByRole('list', { name: 'Names to pick' })).getAllByRole('button');

    await hands.click(first as HTMLElement);

    expect(wrote(calls)).toEqual([`PUT /api/pip/name ${JSON.stringify({ name: first?.textContent })}`]);
    expect(await screen.findByText('Your frog is called Bubbles.')).toBeTruthy();
  });

  it('can be made up with consent, and then says that it waits for review', async () => {
    const answers = { 'PUT /api/pip/name': () => named('', { waitingName: 'Gribbit' }) };
    const { hands } = await open({ user: { can: { ...maya.can, editName: true } } }, answers);

    await hands.type(screen.getByLabelText('Or make one up'), 'Gribbit');
    await hands.click(screen.getByRole('button', { name: 'Save the name' }));

    expect(await screen.findByText(/A grown-up here checks “Gribbit” first/)).toBeTruthy();
  });

  it('cannot be made up without consent', async () => {
    await open();

    expect(screen.queryByLabelText('Or make one up')).toBeNull();
  });

  it('stays in the field when it is refused, with the reason below', async () => {
    const fields = { name: 'Please pick another name.' };
    const answers = { 'PUT /api/pip/name': () => new Refusal('invalid', fields) };
    const { hands } = await open({ user: { can: { ...maya.can, editName: true } } }, answers);

    await hands.type(screen.getByLabelText('Or make one up'), 'Nope');
    await hands.click(screen.getByRole('button', { name: 'Save the name' }));

    expect(await screen.findByText('Please pick another name.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Or make one up').value).toBe('Nope');
  });
});
