import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import type { PipReaction } from '../pip-reaction.ts';
import type { PendingSignUpWithUsername } from '../verification/pending.ts';
import { SignUpForm } from './SignUpForm.tsx';

type Served = (url: URL, body: unknown) => [number, unknown];

export const pending = { signupId: '1', email: 'o•••r@example.org', toParent: true, expiresAt: '', resendAfter: '' };

interface Setting {
  path?: string;
  terms?: { isOpen: boolean; consentAge: number };
}

/** Renders the form with a fake server where the username maya is taken. */
export function openForm({ path = '/auth?tab=sign-up', terms = { isOpen: true, consentAge: 13 } }: Setting = {}) {
  history.replaceState(null, '', path);
  const asked: string[] = [];
  const bodies = new Map<string, unknown>();
  const answers: Record<string, Served> = {
    '/api/sign-up-terms': () => [200, terms],
    '/api/username-available': (url) => [200, { available: url.searchParams.get('username') !== 'maya' }],
    '/api/send-verification': () => [200, pending],
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'https://pond.example');
    asked.push(address);
    bodies.set(url.pathname, JSON.parse(String(init.body ?? 'null')));
    const [status, body] = answers[url.pathname]?.(url, JSON.parse(String(init.body ?? 'null'))) ?? [404, {}];
    // A true Response reads its body in real time, which the clock of these tests does not move.
    return { ok: status < 400, status, headers: new Headers(), text: async () => JSON.stringify(body) };
  });
  const onSent = vi.fn<(pending: PendingSignUpWithUsername) => void>();
  const onReaction = vi.fn<(reaction: PipReaction) => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignUpForm onSent={onSent} onReaction={onReaction} />
    </QueryClientProvider>,
  );
  return {
    asked,
    sent: (path: string) => bodies.get(path),
    answers,
    onSent,
    mood: () => onReaction.mock.lastCall?.[0].mood,
  };
}

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** React renders at the end of a step; effects such as a call and its answer follow in the next ones. */
export async function wait(ms: number): Promise<void> {
  await pass(ms);
  await pass(0);
  await pass(0);
}

export const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

export function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(0);
}

export const sendButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Send the code' });
export const heading = (): string | null => screen.getByRole('heading', { level: 2 }).textContent;

export function born(year: string): void {
  type('Month', '03');
  type('Day', '04');
  type('Year', year);
}

export async function fillAboutYou(year = '2017'): Promise<void> {
  type('First name', 'Robin');
  type('Last name', 'Reed');
  born(year);
  fireEvent.click(field("That's my real birthday."));
  await press('Next');
}

export async function fillPondName(username = 'otter_hops'): Promise<void> {
  type('Username', username);
  type('Password', 'frogs like rain');
  type('Password again', 'frogs like rain');
  await wait(600);
  await press('Next');
}

export function fillGrownUp(): void {
  type("Your grown-up's name", 'Omar');
  type("Your grown-up's e-mail", 'omar@example.org');
  fireEvent.click(field("My grown-up knows I'm signing up."));
}

/** Fills in everything that a nine-year-old has to, except the last button. */
export async function fillAsChildOfNine(): Promise<void> {
  await fillAboutYou();
  await fillPondName();
  fillGrownUp();
}
