import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { SessionsCard } from './SessionsCard.tsx';

afterEach(cleanup);

function open(count: number) {
  const sessions = Array.from({ length: count }, (_, at) => ({
    id: `0b7e7a0e-7c1e-4d7b-9d0e-0000000000${10 + at}`,
    device: '',
    createdAt: '2026-11-18T15:00:00Z',
    lastUsedAt: '2026-11-18T15:00:00Z',
    current: at === 0,
  }));
  serve({ 'GET /api/sessions': () => ({ sessions }) });
  return show(<SessionsCard />);
}

test('the newest devices come first, and all of them with one tap', async () => {
  const user = open(9);
  await screen.findByText('This device');

  expect(screen.getAllByRole('listitem')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Show all 9' }));

  expect(screen.getAllByRole('listitem')).toHaveLength(9);

  await user.click(screen.getByRole('button', { name: 'Show fewer' }));

  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('three devices need no button', async () => {
  open(3);
  await screen.findByText('This device');

  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});
