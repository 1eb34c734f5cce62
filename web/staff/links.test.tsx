import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResetPage } from '#web/accounts/passwords/ResetPage.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { AcceptInvitePage } from './AcceptInvitePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const token = 'a-secret-of-some-length';

function serve(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function open(page: ReactNode, address: string) {
  history.replaceState(null, '', address);
  const client = createQueryClient();
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
  return client;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

describe('the link to a new password', () => {
  const openLink = () => open(<ResetPage />, `/reset#${token}`);
  const choose = async (password: string, again: string): Promise<void> => {
    await userEvent.type(field('New password'), password);
    await userEvent.type(field('Password again'), again);
    await press('Save it');
  };

  it('accepts a password that was typed the same twice', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetch);
    openLink();

    await choose('frogs like rain', 'frogs like rain');

    await waitFor(() => expect(title()).toBe('Your new password is ready'));
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({ token, password: 'frogs like rain' });
  });

  it('refuses a password that is short or differs, and says which', async () => {
    const fetch = serve(204, {});
    openLink();

    await choose('frog', 'frogs');

    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));

    await userEvent.type(field('New password'), 's like rain');
    await press('Save it');

    expect(document.activeElement).toBe(field('Password again'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says beside the field why a password will not do', async () => {
    const message = 'Too many people use that password.';
    serve(400, { error: { code: 'invalid', message, fields: { password: message } } });
    openLink();

    await choose('password', 'password');

    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
  });

  it('that has run out leads to a new one', async () => {
    serve(410, { error: { code: 'gone', message: 'This has run out.' } });
    openLink();

    await choose('frogs like rain', 'frogs like rain');

    await waitFor(() => expect(title()).toBe('This link has expired'));
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth?tab=forgot');
  });

  it('speaks to a parent about the child, without Pip', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetch);
    open(<ResetPage />, `/reset?for=parent#${token}`);
    expect(title()).toBe('Choose a new password for your child');
    expect(screen.queryByText('Make it long and only yours.')).toBeNull();

    await userEvent.type(field('New password'), 'frogs like rain');
    await userEvent.type(field('Password again'), 'frogs like rain');
    await press('Save the password');

    await waitFor(() => expect(title()).toBe('The new password is saved'));
    expect(screen.getByText(/Your child can sign in with it now/)).toBeTruthy();
    expect(screen.queryByText("I won't tell anyone!")).toBeNull();
  });

  it('asks staff for ten characters', async () => {
    const fetch = serve(204, {});
    open(<ResetPage />, `/reset?for=staff#${token}`);

    expect(screen.getByText(/^At least 10 characters/)).toBeTruthy();

    await userEvent.type(field('New password'), 'nine frog');
    await userEvent.type(field('Password again'), 'nine frog');
    await press('Save the password');

    expect(screen.getByText(/choose at least 10 characters/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leads staff back to their own sign-in', () => {
    open(<ResetPage />, '/reset?for=staff');

    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth?next=%2Fstaff');
  });

  it('that is not whole leads to a new one', () => {
    open(<ResetPage />, '/reset');

    expect(screen.getByRole('status').textContent).toContain('This link is incomplete.');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
  });
});

describe('an invitation to the staff', () => {
  const openLink = () => open(<AcceptInvitePage />, `/staff#${token}`);
  const fill = async (): Promise<void> => {
    await userEvent.type(field('Username'), 'ines_desk');
    await userEvent.type(field('Password'), 'herons like fish');
    await press('Create the account');
  };

  it('makes an account and leads to the second step', async () => {
    const fetch = serve(201, {});
    openLink();

    await fill();

    await waitFor(() => expect(location.pathname).toBe('/staff/second-step'));
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ token, username: 'ines_desk' });
  });

  it('says what is still to do', async () => {
    const fetch = serve(201, {});
    openLink();

    await press('Create the account');

    expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText(/choose at least 10 characters/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Username'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says beside the field that a name is taken', async () => {
    const message = 'That username is taken.';
    serve(409, { error: { code: 'username_taken', message, fields: { username: message } } });
    openLink();

    await fill();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field('Username'));
  });

  it('that has run out says so', async () => {
    serve(410, { error: { code: 'gone', message: 'This has run out.' } });
    openLink();

    await fill();

    await waitFor(() => expect(title()).toBe('This link has expired'));
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it('that is not whole says so', () => {
    open(<AcceptInvitePage />, '/staff');

    expect(screen.getByRole('status').textContent).toContain('open the whole link');
  });

  it('leads staff who are signed in to their home', async () => {
    serve(200, { kind: 'staff', username: 'ines_desk', role: 'moderator' });

    open(<AcceptInvitePage />, '/staff');

    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('shows a child who is signed in the way in, and not a home of staff', async () => {
    const fetch = serve(200, { kind: 'child', username: 'maya' });

    open(<AcceptInvitePage />, '/staff');

    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(await screen.findByRole('link', { name: 'Go to sign-in' })).toBeTruthy();
    expect(location.pathname).toBe('/staff');
  });

  it.each([
    ['too_fast', 429, 'That was very quick!'],
    ['unavailable', 503, 'The pond is taking a short break.'],
  ])('that is refused with %s says why, and keeps what was typed', async (code, status, message) => {
    serve(status, { error: { code, message } });
    openLink();

    await fill();

    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect((field('Username') as HTMLInputElement).value).toBe('ines_desk');
  });

  it('drops the refusal at the next letter', async () => {
    serve(429, { error: { code: 'too_fast', message: 'That was very quick!' } });
    openLink();
    await fill();
    await screen.findByText('That was very quick!');

    await userEvent.type(field('Username'), '2');

    expect(screen.queryByText('That was very quick!')).toBeNull();
  });
});
