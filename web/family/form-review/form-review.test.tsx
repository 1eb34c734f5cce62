import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '#web/app/query-client.ts';
import { SignedFormReviewPage } from './SignedFormReviewPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form = {
  id: 'form-1',
  code: 'K7QX-M3RD',
  username: 'pondskater',
  pages: 1,
  handedInAt: '2026-11-18T15:00:00.000Z',
  until: '2026-12-18T15:00:00.000Z',
  firstName: 'Maya',
  parentName: 'Omar',
  parentEmail: 'omar@example.org',
  scopes: ['chat'],
  noticeVersion: 3,
  isOutdated: false,
  pictures: ['data:image/png;base64,AAAA'],
};

/** Opens the page, and lets the server answer by method and address. */
function show(change: object = {}): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${path} ${body ?? ''}`.trim());
    if (path.endsWith('/verify'))
      return Response.json({ consent: 'granted', scopes: ['chat'], eraseAt: null, isStricter: false });
    if (path.endsWith('/reject')) return new Response(null, { status: 204 });
    return Response.json({ ...form, ...change });
  });
  const { hook } = memoryLocation({ path: '/staff/families/forms/form-1' });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={hook}>
        <Route path="/staff/families/forms/:id" component={SignedFormReviewPage} />
      </Router>
    </QueryClientProvider>,
  );
  return calls;
}

test('a form is verified after four looks', async () => {
  const calls = show();
  const verify = await screen.findByRole('button', { name: /It matches/ });
  expect((verify as HTMLButtonElement).disabled).toBe(true);

  for (const check of screen.getAllByRole('checkbox')) await userEvent.click(check);
  await userEvent.click(verify);

  expect(await screen.findByText('Verified. pondskater may now: Chat by typing.')).toBeTruthy();
  expect(calls).toContain('POST /api/admin/consents/form-1/verify');
});

test('a form is rejected with a reason', async () => {
  const calls = show();
  await userEvent.selectOptions(await screen.findByLabelText('Why?'), 'It is not signed');

  await userEvent.click(screen.getByRole('button', { name: 'Reject and tell the parent' }));

  expect(await screen.findByText(/Rejected\. The parent gets an e-mail/)).toBeTruthy();
  expect(calls).toContain('POST /api/admin/consents/form-1/reject {"reason":"not_signed"}');
});

test('a form for an older notice cannot be verified', async () => {
  show({ isOutdated: true });

  expect(await screen.findByText(/A newer notice to parents is in force/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /It matches/ })).toBeNull();
});

test('a picture is turned', async () => {
  show();

  await userEvent.click(await screen.findByRole('button', { name: 'Turn' }));

  expect(screen.getByRole('img', { name: 'Page 1' }).className).toContain('rotate-90');
});
