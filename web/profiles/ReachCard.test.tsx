import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSession } from '#web/app/session/session.ts';
import { Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { ReachCard } from './ReachCard.tsx';

const zoe = { id: 'zoe', kind: 'child', settings: {}, reach: false };
const isOn = () => (screen.getByRole('switch', { name: /Beyond my buddies/ }) as HTMLInputElement).checked;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Own() {
  const reach = useSession().user?.reach;
  return reach === undefined ? null : <ReachCard reach={reach} />;
}

it('switches at once, and back when the server refuses', async () => {
  const answers = [() => ({ ...zoe, reach: true }), () => new Refusal('unavailable')];
  const calls = serve({ 'GET /api/user': () => zoe, 'PATCH /api/user': () => answers.shift()?.() });
  const user = show(<Own />);

  await user.click(await screen.findByRole('switch', { name: /Beyond my buddies/ }));

  expect(calls).toContain('PATCH /api/user {"reach":true}');
  await waitFor(() => expect(isOn()).toBe(true));

  await user.click(screen.getByRole('switch', { name: /Beyond my buddies/ }));

  await waitFor(() => expect(toast()?.title).toBeTruthy());
  expect(isOn()).toBe(true);
});
