import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, serve, show } from '#web/app/test-page.tsx';
import { JobsPage } from './JobsPage.tsx';

const mails = {
  ...{ name: 'family.send-mails', summary: 'Sends e-mails to parents', failures: 2 },
  ...{ lastFailedAt: '2026-11-18T15:00:00.000Z', succeededAt: null },
};

function open(answers: Answers): void {
  serve(answers);
  show(<JobsPage />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a job that failed says what it does, how often it failed, and that it still fails', async () => {
  open({ 'GET /api/admin/jobs': () => ({ jobs: [mails] }) });

  expect(await screen.findByText('Sends e-mails to parents')).toBeTruthy();
  expect(screen.getByText(/^Failed 2 times/)).toBeTruthy();
  expect(screen.getByText('Failed the last time')).toBeTruthy();
});

test('a job that works again says since when', async () => {
  open({ 'GET /api/admin/jobs': () => ({ jobs: [{ ...mails, succeededAt: '2026-11-18T15:05:00.000Z' }] }) });

  expect(await screen.findByText(/^Works again: /)).toBeTruthy();
});

test('where nothing failed the page says so', async () => {
  open({ 'GET /api/admin/jobs': () => ({ jobs: [] }) });

  expect(await screen.findByText('No failed jobs')).toBeTruthy();
});
