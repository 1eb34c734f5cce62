import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { useUser } from '#web/app/session/session.ts';
import { closeToast, shownToast } from '#web/ui/feedback/show-toast.ts';
import { AboutCard } from './AboutCard.tsx';

const maya = {
  id: 'maya',
  username: 'pondskater',
  displayName: 'pondskater',
  bio: '',
  waiting: { displayName: null, bio: null },
  settings: {},
  can: { meetOthers: true, writePosts: true, editName: true },
} as unknown as User;

type Served = (body: Partial<User>) => Response | Promise<Response>;
let asked: unknown[];
let answer: Served;

beforeEach(() => {
  sessionStorage.clear();
  act(closeToast);
  asked = [];
  answer = (body) => Response.json({ ...maya, ...body });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return answer(JSON.parse(String(body)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = (status: number, error: object): Response => Response.json({ error }, { status });
const name = (): HTMLInputElement => screen.getByLabelText('Display name');
const bio = (): HTMLTextAreaElement => screen.getByLabelText('My bio');

function open(user: User = maya) {
  const client = createQueryClient();
  client.setQueryData(userKey, user);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Own />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { client, hands: userEvent.setup() };
}

function Own(): ReactNode {
  return <AboutCard user={useUser()} />;
}

async function write(hands: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await hands.clear(field);
  await hands.type(field, text);
}

const save = (hands: UserEvent): Promise<void> => hands.click(screen.getByRole('button', { name: 'Save' }));

describe('saving', () => {
  it('sends only what has changed, and takes over what the server made of it', async () => {
    answer = () => Response.json({ ...maya, bio: 'I like rain.' });
    const { client, hands } = open();
    await write(hands, bio(), 'I like{Enter}rain.');

    await save(hands);

    await waitFor(() => expect(shownToast()?.title).toBe('Saved!'));
    expect(asked).toEqual([{ bio: 'I like\nrain.' }]);
    expect(bio().value).toBe('I like rain.');
    expect(client.getQueryData(userKey)).toMatchObject({ bio: 'I like rain.' });
    expect(sessionStorage.getItem('own:about-draft')).toBeNull();
  });

  it('sends nothing when nothing has changed', async () => {
    const { hands } = open();
    await save(hands);

    expect(shownToast()?.title).toBe('Saved!');
    expect(asked).toEqual([]);
  });

  it('keeps what is typed while it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    const { hands } = open();
    await write(hands, name(), 'Maya');
    await save(hands);
    await hands.type(name(), ' the Frog');

    resolve(Response.json({ ...maya, displayName: 'Maya' }));

    await waitFor(() => expect(shownToast()?.title).toBe('Saved!'));
    expect(name().value).toBe('Maya the Frog');
  });
});

describe('words that a grown-up checks first', () => {
  const waiting = { displayName: 'Brave Otter', bio: 'I like rain.' };

  it('stand in their fields, with what others see until then', () => {
    open({ ...maya, waiting });

    expect(name().value).toBe('Brave Otter');
    expect(bio().value).toBe('I like rain.');
    expect(screen.getByText('A grown-up checks it first. Until then your buddies see “pondskater”.')).toBeTruthy();
    expect(screen.getByText('A grown-up checks it first. Until then your buddies see nothing here.')).toBeTruthy();
  });

  it('are said to be saved, and to wait', async () => {
    answer = () => Response.json({ ...maya, waiting: { ...waiting, displayName: null }, needsComfort: false });
    const { hands } = open();
    await write(hands, bio(), 'I like rain.');

    await save(hands);

    await waitFor(() => expect(shownToast()?.title).toBe('Saved! A grown-up checks it first.'));
    expect(bio().value).toBe('I like rain.');
  });

  it('are answered with comfort and not kept when a child is in trouble', async () => {
    answer = () => Response.json({ ...maya, needsComfort: true });
    const { hands } = open();
    await write(hands, bio(), 'i want to disappear forever');

    await save(hands);

    expect(await screen.findByText("You're not alone")).toBeTruthy();
    expect(shownToast()).toBeUndefined();
    expect(bio().value).toBe('');
  });
});

describe('a refusal', () => {
  it('stands beside the field, and goes with the next letter', async () => {
    const sentence = 'Display name is required';
    answer = () => refusal(400, { code: 'invalid', message: sentence, fields: { displayName: sentence } });
    const { hands } = open();
    await hands.clear(name());

    await save(hands);

    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual([{ displayName: '' }]);

    await hands.type(name(), 'M');

    expect(screen.queryByText('Display name is required')).toBeNull();
  });

  it('moves the focus to the first of two fields, and keeps every word', async () => {
    const fields = { displayName: 'Please choose another name.', bio: 'Please choose kinder words.' };
    answer = () => refusal(400, { code: 'invalid', message: 'x', fields });
    const { hands } = open();
    await write(hands, name(), 'Frog');
    await write(hands, bio(), 'Ribbit');

    await save(hands);

    expect(await screen.findByText('Please choose another name.')).toBeTruthy();
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name());

    await hands.type(name(), 'gy');

    expect(name().value).toBe('Froggy');
    expect(bio().value).toBe('Ribbit');
    expect(screen.getByText('Please choose kinder words.')).toBeTruthy();
  });

  it('is announced when it belongs to no field', async () => {
    answer = () => refusal(403, { code: 'consent_required', message: 'Your grown-up needs to say yes first.' });
    const { hands } = open();
    await write(hands, name(), 'Maya');

    await save(hands);

    expect((await screen.findByRole('alert')).textContent).toContain('Your grown-up needs to say yes first.');
    expect(name().value).toBe('Maya');
  });
});

describe('what was typed', () => {
  it('survives a lost connection and a reload', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { hands } = open();
    await write(hands, name(), 'Maya');
    await write(hands, bio(), 'I like rain.');
    await save(hands);
    await screen.findByRole('alert');
    cleanup();

    open();

    expect(name().value).toBe('Maya');
    expect(bio().value).toBe('I like rain.');
  });

  it('is not shown to the next child on the same tablet', async () => {
    const { hands } = open();
    await write(hands, bio(), 'I like rain.');
    cleanup();

    open({ ...maya, id: 'leo' });

    expect(bio().value).toBe('');
  });
});

it('counts the letters of the bio', async () => {
  open({ ...maya, bio: 'b'.repeat(190) });

  expect(screen.getByText('190/200')).toBeTruthy();
  expect(screen.getByText('10 letters left')).toBeTruthy();
});

it('waits for the grown-up where they have not said yes', () => {
  open({ ...maya, can: { ...maya.can, editName: false } });

  expect(screen.getByText(/needs to say yes before/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
