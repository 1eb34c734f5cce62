import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { readOwnDraft, saveOwnDraft } from '../drafts.ts';
import { MemoryRouter } from '../MemoryRouter.tsx';
import { createQueryClient } from '../query-client.ts';
import { BySession, RequireChild, RequireStaff, RequireVisitor } from './guards.tsx';
import { startSession, useSignOut } from './session.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A sign-in ends what the page remembers of a sign-out.
  startSession(createQueryClient(), {} as User);
});

const child = { id: '1', kind: 'child', username: 'maya' };

function serve(calls: Record<string, [number, unknown]>): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [status, body] = calls[`${init.method} ${url}`] ?? [
      401,
      { error: { code: 'sign_in_required', message: '' } },
    ];
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
}

function Where(): ReactNode {
  const [path] = useLocation();
  const search = useSearch();
  return <p data-testid="where">{search === '' ? path : `${path}?${search}`}</p>;
}

function Leave(): ReactNode {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Leave
    </button>
  );
}

function open(path: string) {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter at={path}>
        <Where />
        <Switch>
          <Route path="/">Home</Route>
          <Route path="/auth">
            <RequireVisitor>Sign in</RequireVisitor>
          </Route>
          <Route path="/profile">
            <RequireChild>
              <Leave />
            </RequireChild>
          </Route>
          <Route path="/moderation">
            <RequireStaff>The queue</RequireStaff>
          </Route>
          <Route path="/own">
            <BySession child="a child’s page" staff="a page of staff" visitor="a visitor’s page" />
          </Route>
        </Switch>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

const where = (): string | null => screen.getByTestId('where').textContent;

test('a visitor who wants to see a profile is led to the sign-in page and back', async () => {
  serve({});
  open('/profile');

  expect(screen.getByRole('status')).toBeTruthy();
  await screen.findByText('Sign in');
  expect(where()).toBe('/auth?next=%2Fprofile');
});

test('a signed-in child goes from the sign-in page to where they wanted to be', async () => {
  serve({ 'GET /api/user': [200, child] });
  open('/auth?next=%2Fprofile');

  await screen.findByText('Leave');
  expect(where()).toBe('/profile');
});

test('a next to another site leads home', async () => {
  serve({ 'GET /api/user': [200, child] });
  open('/auth?next=%2F%2Fevil.example');

  await screen.findByText('Home');
});

test('staff have no business on a page for children', async () => {
  serve({ 'GET /api/user': [200, { ...child, kind: 'staff' }] });
  open('/profile');

  await screen.findByText('Home');
});

test('logging out ends at home with an empty cache and no drafts, even when the server fails', async () => {
  serve({ 'GET /api/user': [200, child], 'POST /api/logout': [500, {}] });
  const client = open('/profile');
  const leave = await screen.findByText('Leave');
  client.setQueryData(['points'], { totalPoints: 5 });
  client.setQueryData(['user', 'staff-messages'], { notices: [{ id: '7' }] });
  saveOwnDraft(child.id, 'story', 'My frog');

  await userEvent.click(leave);

  await screen.findByText('Home');
  expect(where()).toBe('/');
  expect(client.getQueryData(['points'])).toBeUndefined();
  expect(client.getQueryData(['user', 'staff-messages'])).toBeUndefined();
  expect(readOwnDraft(child.id, 'story')).toBeUndefined();
});

test('logging out ends at home also when no answer comes', async () => {
  serve({ 'GET /api/user': [200, child] });
  open('/profile');
  const leave = await screen.findByText('Leave');
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    if (signal?.aborted) reject(signal.reason);
    return promise;
  });

  await userEvent.click(leave);

  await screen.findByText('Home');
  expect(where()).toBe('/');
});

test.each([
  ['nobody', [401, { error: { code: 'sign_in_required', message: '' } }]],
  ['another child', [200, { ...child, id: '2' }]],
] as [string, [number, unknown]][])(
  'what a child has seen is gone once %s is signed in, but not what a parent has',
  async (_who, answer) => {
    const calls: Record<string, [number, unknown]> = { 'GET /api/user': [200, child] };
    serve(calls);
    const client = open('/profile');
    await screen.findByText('Leave');
    client.setQueryData(['points'], { totalPoints: 5 });
    client.setQueryData(['user', 'staff-messages'], { notices: [{ id: '7' }] });
    client.setQueryData(['family'], { parent: {} });

    calls['GET /api/user'] = answer;
    await client.invalidateQueries({ queryKey: ['user'], exact: true });

    expect(client.getQueryData(['points'])).toBeUndefined();
    expect(client.getQueryData(['user', 'staff-messages'])).toBeUndefined();
    expect(client.getQueryData(['family'])).toBeTruthy();
  },
);

test('what a child has seen stays while they are asked for again', async () => {
  serve({ 'GET /api/user': [200, child] });
  const client = open('/profile');
  await screen.findByText('Leave');
  client.setQueryData(['points'], { totalPoints: 5 });

  await client.invalidateQueries({ queryKey: ['user'], exact: true });

  expect(client.getQueryData(['points'])).toBeTruthy();
});

test('a server that is away shows a way to try again', async () => {
  serve({ 'GET /api/user': [503, {}] });
  open('/profile');

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a page that was asked for while the server was away opens when it is back', async () => {
  const calls: Record<string, [number, unknown]> = { 'GET /api/user': [503, {}] };
  serve(calls);
  open('/profile');
  const again = await screen.findByRole('button', { name: 'Try again' });

  calls['GET /api/user'] = [200, child];
  await userEvent.click(again);

  expect(await screen.findByText('Leave')).toBeTruthy();
  expect(where()).toBe('/profile');
});

test('a visitor of a page of staff is led to the sign-in page and back', async () => {
  serve({});
  open('/moderation?case=1');

  await screen.findByText('Sign in');

  expect(where()).toBe('/auth?next=%2Fmoderation%3Fcase%3D1');
});

test('a child has no business on a page of staff', async () => {
  serve({ 'GET /api/user': [200, child] });
  open('/moderation');

  await screen.findByText('Home');

  expect(screen.queryByText('The queue')).toBeNull();
});

test('staff see a page of staff', async () => {
  serve({ 'GET /api/user': [200, { ...child, kind: 'staff' }] });
  open('/moderation');

  expect(await screen.findByText('The queue')).toBeTruthy();
});

test('staff who have given only the password are led to sign in', async () => {
  serve({ 'GET /api/user': [403, { error: { code: 'second_step_required', message: '' } }] });
  open('/moderation');

  expect(await screen.findByText('Sign in')).toBeTruthy();
});

test.each([
  ['a child’s page', [200, child]],
  ['a page of staff', [200, { ...child, kind: 'staff' }]],
  ['a visitor’s page', [401, { error: { code: 'sign_in_required', message: '' } }]],
] as [string, [number, unknown]][])('one address can be %s', async (page, answer) => {
  serve({ 'GET /api/user': answer });
  open('/own');

  expect(await screen.findByText(page)).toBeTruthy();
});
