import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/app/query-client.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { isExplainedByCard } from './RefusalCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sendAgain(status: number, body: unknown): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsentCard />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
}

test('the e-mail goes out again, and a message replaces the button', async () => {
  await sendAgain(202, null);

  expect(await screen.findByText("It's on its way! Tell your grown-up to look for it.")).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test("when it is too soon or the limit is reached, the server's sentence replaces the button", async () => {
  await sendAgain(429, { error: { code: 'too_fast', message: 'You can ask again tomorrow.' } });

  expect(await screen.findByText('You can ask again tomorrow.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure on our side can be tried again', async () => {
  await sendAgain(500, {});

  await screen.findByText(/Something went wrong/);
  expect(screen.getByRole('button')).toBeTruthy();
});

test("only a grown-up's decision gets a card", () => {
  expect(isExplainedByCard({ code: 'quiet_hours', message: '' })).toBe(true);
  expect(isExplainedByCard({ code: 'not_found', message: '' })).toBe(false);
});
