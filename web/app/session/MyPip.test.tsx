import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pipPoseAddress } from '#contract/art/pip/address.ts';
import { encodeLook, plainLook } from '#contract/rules/rewards/pips.ts';
import { serve, show } from '../test-page.tsx';
import { MyPip } from './MyPip.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pip = encodeLook(plainLook);

function open(user: object): void {
  serve({ 'GET /api/user': () => ({ kind: 'child', role: null, ...user }) });
  show(<MyPip mood="cheering" size={64} />);
}

test('shows the own frog in its pose', async () => {
  open({ pip });

  expect((await screen.findByRole('presentation')).getAttribute('src')).toBe(pipPoseAddress({ pip, pose: 'cheer' }));
});

test('shows Pip of Lilypad until the own frog has hatched', async () => {
  open({ pip: null });

  await waitFor(() => expect(document.querySelector('svg')).not.toBeNull());
  expect(screen.queryByRole('presentation')).toBeNull();
});
