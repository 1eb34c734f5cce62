import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { SignUpForm } from './SignUpForm.tsx';

type Served = (url: URL, body: unknown) => [number, unknown];

let asked: string[];
let answers: Record<string, Served>;
const onSent = vi.fn();
const pending = { signupId: '1', email: 'o•••r@example.org', toParent: true, expiresAt: '', resendAfter: '' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00') });
  sessionStorage.clear();
  onSent.mockClear();
  asked = [];
  answers = {
    '/api/username-available': (url) => [200, { available: url.searchParams.get('username') !== 'maya' }],
    '/api/send-verification': () => [200, pending],
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const url = new URL(path, 'https://pond.example');
    asked.push(path);
    const [status, body] = answers[url.pathname]?.(url, JSON.parse(String(init.body ?? 'null'))) ?? [404, {}];
    // A true Response reads its body in real time, which the clock of this test does not move.
    return { ok: status < 400, status, headers: new Headers(), text: async () => JSON.stringify(body) };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignUpForm onSent={onSent} />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
/** React renders when a step ends; what that sets off (a call, its answer) happens in the steps after it. */
async function wait(ms: number): Promise<void> {
  await pass(ms);
  await pass(0);
  await pass(0);
}
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Send me the code' });

function born(year: string): void {
  type('Month', '03');
  type('Day', '04');
  type('Year', year);
}

async function fillAsChildOfNine(): Promise<void> {
  type('Username', 'maya_hops');
  type('Password', 'frogs like rain');
  type('Password again', 'frogs like rain');
  type('First name', 'Maya');
  type('Last name', 'Reed');
  born('2017');
  type("Your grown-up's name", 'Omar');
  type("Your grown-up's e-mail", 'omar@example.org');
  fireEvent.click(field('My grown-up knows that I am signing up.'));
  fireEvent.click(field('My birthday is right. I did not make it up.'));
  await wait(600);
}

test('the username is asked about once, half a second after the last of at least three letters', async () => {
  type('Username', 'ma');
  await wait(600);
  expect(asked).toEqual([]);
  type('Username', 'may');
  await wait(300);
  type('Username', 'maya');
  await wait(499);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toEqual(['/api/username-available?username=maya']);
});

test('of a taken username others are offered, and one tap takes one', async () => {
  answers['/api/username-available'] = (url) =>
    url.searchParams.get('username') === 'maya'
      ? [200, { available: false, suggestions: ['maya_hops'] }]
      : [200, { available: true }];
  type('Username', 'maya');
  await wait(600);
  fireEvent.click(screen.getByRole('button', { name: 'maya_hops' }));
  await wait(600);
  expect(field('Username').value).toBe('maya_hops');
  expect(screen.getByText('This one is free!')).toBeTruthy();
});

test("the grown-up's fields appear under 13, and are gone and empty from 13 on", () => {
  expect(screen.queryByLabelText("Your grown-up's name")).toBeNull();
  born('2017');
  type("Your grown-up's name", 'Omar');
  expect(screen.queryByLabelText('Your e-mail')).toBeNull();
  born('2010');
  expect(screen.queryByLabelText("Your grown-up's name")).toBeNull();
  expect(screen.getByLabelText('Your e-mail')).toBeTruthy();
  born('2017');
  expect(field("Your grown-up's name").value).toBe('');
});

test('the button wakes only when everything is there and the username is free', async () => {
  await fillAsChildOfNine();
  expect(button().disabled).toBe(false);
  type('Password again', 'frogs like rail');
  expect(button().disabled).toBe(true);
  expect(screen.getByText('Still to do: Password again.')).toBeTruthy();
  type('Password again', 'frogs like rain');
  type('Username', 'maya');
  expect(button().disabled).toBe(true);
  await wait(600);
  expect(button().disabled).toBe(true);
});

test('a whole form is sent and leads to the code', async () => {
  const seen = vi.fn();
  answers['/api/send-verification'] = (_url, body) => {
    seen(body);
    return [200, pending];
  };
  await fillAsChildOfNine();
  fireEvent.click(button());
  await wait(50);
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ ...pending, username: 'maya_hops' });
  expect(seen.mock.calls[0]?.[0]).toMatchObject({ dateOfBirth: '2017-03-04', parentEmail: 'omar@example.org' });
  expect(seen.mock.calls[0]?.[0]).not.toHaveProperty('email');
});

test('a refusal keeps every word that was typed and is shown kindly', async () => {
  answers['/api/send-verification'] = () => [
    403,
    { error: { code: 'age_refused', message: 'Sorry, ask a grown-up.' } },
  ];
  await fillAsChildOfNine();
  fireEvent.click(button());
  await wait(50);
  expect(screen.getByRole('alert').textContent).toContain('Sorry, ask a grown-up.');
  expect(field('Password').value).toBe('frogs like rain');
});

test('when the server wants a grown-up, the fields for one appear at any age', async () => {
  answers['/api/send-verification'] = () => [
    400,
    { error: { code: 'invalid', message: 'x', fields: { parentEmail: 'Valid parent email is required' } } },
  ];
  await fillAsChildOfNine();
  born('2010');
  type('Your e-mail', 'maya@example.org');
  fireEvent.click(button());
  await wait(50);
  expect(field("Your grown-up's e-mail")).toBeTruthy();
  expect(screen.getByText('Valid parent email is required')).toBeTruthy();
});

test('a reload brings back what was typed, but no password', async () => {
  await fillAsChildOfNine();
  expect(sessionStorage.getItem('sign-up-draft')).toContain('Maya');
  expect(sessionStorage.getItem('sign-up-draft')).not.toContain('frogs like rain');
});
