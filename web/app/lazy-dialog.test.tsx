import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function TellDialog({ onClose }: { onClose: () => void }): ReactNode {
  return <Dialog open onClose={onClose} title="Tell a grown-up" closeLabel="Close" />;
}

/** A page with a dialog whose file comes only after this many failures. */
function showPage({ failures }: { failures: number }) {
  const fetchDialog = vi.fn(async () => TellDialog);
  for (let n = 0; n < failures; n += 1)
    fetchDialog.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Lazy = lazyDialog(fetchDialog);
  const onClose = vi.fn();
  render(
    <main>
      <h1>My game</h1>
      <Lazy onClose={onClose} />
    </main>,
  );
  return { onClose };
}

const missing = () => screen.findByRole('dialog', { name: "This didn't open" });
const tryAgain = async () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('a tap is answered while the file of its dialog is on the way', async () => {
  const file = Promise.withResolvers<typeof TellDialog>();
  const Lazy = lazyDialog(() => file.promise);
  render(<Lazy onClose={() => undefined} />);

  expect(screen.getByRole('status', { name: 'One moment…' })).toBeTruthy();

  file.resolve(TellDialog);

  expect(await screen.findByRole('dialog', { name: 'Tell a grown-up' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a dialog whose file does not come says so, and the page stays', async () => {
  showPage({ failures: 1 });

  expect(await missing()).toBeTruthy();
  expect(screen.getByText('My game')).toBeTruthy();
});

test('trying again opens the dialog that was wanted', async () => {
  showPage({ failures: 1 });
  await missing();

  await tryAgain();

  expect(await screen.findByRole('dialog', { name: 'Tell a grown-up' })).toBeTruthy();
});

test('the small dialog closes like the one that was wanted', async () => {
  const { onClose } = showPage({ failures: 1 });
  await missing();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledOnce();
});

test('a file that is gone for good leads to loading the page again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  showPage({ failures: 2 });
  await missing();

  await tryAgain();
  await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));

  expect(reload).toHaveBeenCalledOnce();
});

test('without a network it can be tried as often as one likes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showPage({ failures: 2 });
  await missing();

  await tryAgain();

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
});
