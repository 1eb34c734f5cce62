import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { type Answers, Refusal, serve, show } from '#web/app/test-page.tsx';
import { ParentReportCard } from './ParentReportCard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SEND = 'POST /api/user/parent-report';

function open(parentEmail: string | null, answers: Answers = {}): string[] {
  const calls = serve({ 'GET /api/user': () => ({ id: '1', kind: 'child', parentEmail }), ...answers });
  show(<ParentReportCard />, '/profile');
  return calls;
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Send my week to my grown-up' }));

test('sends the report, and says so', async () => {
  const calls = open('dana@example.org', { [SEND]: () => new Response(null, { status: 202 }) });

  await press();

  expect(await screen.findByText("It's on its way!")).toBeTruthy();
  expect(calls).toContain(SEND);
});

test.each(['too_fast', 'report_unwanted', 'consent_required'] satisfies ProblemCode[])(
  'says why it was not sent: %s',
  async (code) => {
    open('dana@example.org', { [SEND]: () => new Refusal(code) });

    await press();

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText("It's on its way!")).toBeNull();
  },
);

test('is not there without the address of a grown-up', async () => {
  const calls = open(null);
  await waitFor(() => expect(calls).toContain('GET /api/user'));

  expect(screen.queryByRole('button')).toBeNull();
});
