import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, userKey } from '#web/app/query-client.ts';
import { serve } from '#web/app/test-page.tsx';
import { FamilyBar } from './FamilyBar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(user: object | null, isSignedIn = false): string[] {
  const calls = serve({});
  const client = createQueryClient();
  client.setQueryData(userKey, user);
  render(
    <QueryClientProvider client={client}>
      <FamilyBar isSignedIn={isSignedIn} />
    </QueryClientProvider>,
  );
  return calls;
}

const wayBack = () => screen.queryByRole('link', { name: 'Back to the pond' });

test('a child who opened a link for grown-ups sees the way back', () => {
  const calls = open({ id: 'maya', kind: 'child' });

  expect(wayBack()?.getAttribute('href')).toBe('/');
  expect(calls).toEqual([]);
});

test.each([
  ['nobody', null, false],
  ['staff', { id: 'ines', kind: 'staff' }, false],
  ['a parent on the device of a child', { id: 'maya', kind: 'child' }, true],
])('%s sees no way back to the pond', (_, user, isSignedIn) => {
  open(user, isSignedIn);

  expect(wayBack()).toBeNull();
});
