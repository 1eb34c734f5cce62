import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/MemoryRouter.tsx';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { AuthPage } from './AuthPage.tsx';
import { savePending } from './verification/pending.ts';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const pending = {
  username: 'maya_hops',
  signupId: 'abc',
  email: 'o•••r@example.org',
  toParent: true,
  expiresAt: inAnHour,
  resendAfter: inAnHour,
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function open(at = '/auth') {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter at={at}>
        <AuthPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

async function typeCode(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Type in the code' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'The 6 numbers' }));
  await userEvent.keyboard('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify and Create Account' }));
}

test('on the way to a page of staff there is a sign-in without sign-up', async () => {
  savePending(pending);
  open('/auth?next=%2Fmoderation&tab=sign-up');

  expect(screen.getByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Sign In' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Type in the code' })).toBeNull();
});

test('staff who forgot the password can ask for a link, and come back', async () => {
  open('/auth?next=%2Fadmin');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your username or password?' }));

  expect(screen.getByRole('heading', { name: 'Get a new password' })).toBeTruthy();
  expect(screen.getByText(/the address of your staff account/)).toBeTruthy();
  expect(screen.queryByText(/grown-up/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }));

  expect(screen.getByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
});

test('staff who came by the plain sign-in page find their own way to a new password', async () => {
  open('/auth?tab=forgot');
  expect(screen.getByText(/your grown-up gets it/)).toBeTruthy();

  await userEvent.click(screen.getByRole('link', { name: 'For staff' }));

  expect(screen.getByText(/the address of your staff account/)).toBeTruthy();
  expect(screen.queryByText(/grown-up/)).toBeNull();
});

test('a code that was asked for earlier can be typed in later, and is cheered until the child goes on', async () => {
  savePending(pending);
  const fetch = serve(201, { id: '1', username: 'maya' });
  const client = open();
  await typeCode();

  const cheer = await screen.findByRole('dialog', { name: "Hooray, you're in!" });

  expect(cheer.textContent).toContain('maya_hops');
  expect(localStorage.getItem('sign-up')).toBeNull();
  expect(client.getQueryData(userKey)).toBeUndefined();

  await userEvent.click(within(cheer).getByRole('button', { name: "Let's go!" }));

  await waitFor(() => expect(client.getQueryData(userKey)).toMatchObject({ username: 'maya' }));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({ signupId: 'abc', code: '123456' });
});

test('where registration is closed, the page says so in its heading and shows whom to ask', async () => {
  serve(200, { isOpen: false, consentAge: 13 });
  open('/auth?tab=sign-up');

  expect(await screen.findByRole('heading', { level: 1, name: 'Not right now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask them' }).getAttribute('href')).toBe('/contact');

  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));

  expect(screen.queryByRole('heading', { name: 'Not right now' })).toBeNull();
});

test('leaving the dialog keeps the code waiting', async () => {
  savePending(pending);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Type in the code' }));

  const dialog = await screen.findByRole('dialog', { name: 'Type in the code' });

  expect(dialog.textContent).toContain('We sent it to this e-mail: o•••r@example.org');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Your code is waiting')).toBeTruthy();
});

test('the address that the code went to cannot be edited', async () => {
  savePending(pending);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Type in the code' }));

  const fields = within(await screen.findByRole('dialog')).getAllByRole('textbox');

  expect(fields).toEqual([screen.getByRole('textbox', { name: 'The 6 numbers' })]);
});

test('a wrong code shows an error beside the boxes and can be corrected', async () => {
  savePending(pending);
  serve(400, { error: { code: 'wrong_code', message: "That code isn't right." } });
  open();

  await typeCode();

  expect(await screen.findByText("That code isn't right.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'The 6 numbers' }));
});

test('another code can be asked for only after a minute', async () => {
  savePending(pending);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Type in the code' }));

  const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Resend in [\d,]+ seconds/ });

  expect(again.disabled).toBe(true);
});

test('says why another code was refused', async () => {
  savePending({ ...pending, resendAfter: '2020-01-01T00:00:00Z' });
  serve(429, { error: { code: 'too_fast', message: 'That was very quick!' } });
  open();

  await userEvent.click(screen.getByRole('button', { name: 'Type in the code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));

  expect(await screen.findByText('That was very quick!')).toBeTruthy();
});

test('after the last try one starts again', async () => {
  savePending(pending);
  serve(410, { error: { code: 'gone', message: 'This has run out.' } });
  open();
  await typeCode();

  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Start over' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Your code is waiting')).toBeNull();
});

test('an expired code is not offered', () => {
  savePending({ ...pending, expiresAt: '2020-01-01T00:00:00Z' });
  open();

  expect(screen.queryByText('Your code is waiting')).toBeNull();
});

describe('signing in', () => {
  const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

  it('needs a username and a password, and leads to the first that is missing', async () => {
    const fetch = serve(200, {});
    open();

    await signIn();

    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));

    await userEvent.type(screen.getByLabelText('Username'), 'maya_hops');
    await signIn();

    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps the name after a refusal, and moves the focus to the password', async () => {
    serve(401, { error: { code: 'wrong_login', message: 'That username and password do not fit together.' } });
    open();
    await userEvent.type(screen.getByLabelText('Username'), 'maya_hops');
    await userEvent.type(screen.getByLabelText('Password'), 'frogs like hail');

    await signIn();

    expect((await screen.findByRole('alert')).textContent).toContain('do not fit together');
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('maya_hops');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByText("Hmm. Let's try once more.")).toBeTruthy();
  });
});

describe('a lost password', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

  it('has a page with a heading of its own', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your username or password?' }));

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get a new password');
    expect(screen.queryByText('Welcome back!')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }));

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back!');
  });

  it('needs a name or an address', async () => {
    const fetch = serve(202, {});
    open('/auth?tab=forgot');

    await send();

    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your username or e-mail'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says beside the field that an address is not right', async () => {
    const message = 'Valid email is required';
    serve(400, { error: { code: 'invalid', message, fields: { email: message } } });
    open('/auth?tab=forgot');
    await userEvent.type(screen.getByLabelText('Your username or e-mail'), 'omar@');

    await send();

    expect(await screen.findByText('Valid email is required')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Your username or e-mail'));
  });

  it('says when there were too many tries', async () => {
    serve(429, { error: { code: 'too_fast', message: 'That was very quick!' } });
    open('/auth?tab=forgot');
    await userEvent.type(screen.getByLabelText('Your username or e-mail'), 'maya_hops');

    await send();

    expect((await screen.findByRole('alert')).textContent).toContain('That was very quick!');
  });

  it('ends with the same message for every name, and offers to try another', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 202 }));
    open('/auth?tab=forgot');
    await userEvent.type(screen.getByLabelText('Your username or e-mail'), 'maya_hops');

    await send();

    expect(await screen.findByText('If we know “maya_hops”, an e-mail is on its way.')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Try another name' }));

    expect(screen.getByLabelText<HTMLInputElement>('Your username or e-mail').value).toBe('maya_hops');
  });
});
