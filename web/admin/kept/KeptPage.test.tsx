import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, serve, show } from '#web/app/test-page.tsx';
import { KeptPage } from './KeptPage.tsx';

const run = { at: '2026-11-18T03:35:00.000Z', deleted: 12, deletedInAll: 340, isDone: true, failed: [] };
const chat = { period: 'chat', days: 90, min: 7, max: 90, run };

function open(periods: readonly unknown[], answers: Answers = {}): void {
  serve({ 'GET /api/admin/retention': () => ({ periods }), ...answers });
  show(<KeptPage />);
}

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Chat messages' }));
  return within(screen.getByRole('dialog'));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a kind of data says how long it is kept and what the last run deleted', async () => {
  open([chat]);

  expect(await screen.findByText('Chat messages')).toBeTruthy();
  expect(screen.getByText('90 days')).toBeTruthy();
  expect(screen.getByText(/12 entries deleted, 340 in all/)).toBeTruthy();
});

test('the time of the last run stands once, and only what it did not come to says another', async () => {
  const earlier = { ...run, at: '2026-11-16T03:35:00.000Z', deletedInAll: 0 };
  open([
    chat,
    { ...chat, period: 'waves', run: { ...run, deletedInAll: 0 } },
    { ...chat, period: 'stops', run: earlier },
  ]);

  expect((await screen.findByText(/^Last run/)).textContent).toContain('18');
  expect(screen.getByText('Nothing was old enough yet.')).toBeTruthy();
  expect(screen.getByText(/16.*: Nothing was old enough yet/)).toBeTruthy();
});

test('a run that failed names its tables', async () => {
  open([{ ...chat, run: { ...run, failed: ['chat_messages'] } }]);

  expect(await screen.findByText(/Failed: chat_messages/)).toBeTruthy();
});

test('the dialog says what a shorter time deletes before it is chosen', async () => {
  open([chat]);
  const dialog = await openDialog();

  fireEvent.change(dialog.getByRole('spinbutton'), { target: { value: '30' } });

  expect(dialog.getByText(/older than 30 days is deleted in the next run/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Keep it for 30 days' })).toBeTruthy();
});

test('the new time shows once it is saved', async () => {
  open([chat], {
    'PUT /api/admin/retention/chat': () => ({ periods: [{ ...chat, days: 30 }] }),
  });
  const dialog = await openDialog();
  fireEvent.change(dialog.getByRole('spinbutton'), { target: { value: '30' } });

  fireEvent.click(dialog.getByRole('button', { name: 'Keep it for 30 days' }));

  expect(await screen.findByText('30 days')).toBeTruthy();
  expect(screen.getByText('Shortened from 90')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
