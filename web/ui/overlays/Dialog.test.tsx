import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Toasts } from '../feedback/Toasts.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Story({ closeLabel }: { closeLabel?: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Toasts closeLabel="Close toast" />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this story?"
        description="It is gone then."
        closeLabel={closeLabel}
      >
        <button type="button" onClick={() => setSure(true)}>
          Yes
        </button>
      </Dialog>
      <Dialog open={sure} onClose={() => setSure(false)} title="Really sure?" />
    </>
  );
}

async function openIt(closeLabel?: string): Promise<{ opener: HTMLElement; dialog: HTMLElement }> {
  render(<Story {...(closeLabel === undefined ? {} : { closeLabel })} />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Delete this story?' }) };
}

test('a dialog takes the focus and gives it back when Escape closes it', async () => {
  const { opener, dialog } = await openIt();

  expect(document.activeElement).toBe(dialog);

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('the second tap of a child who taps twice neither closes the dialog nor presses a button in it', async () => {
  const { dialog } = await openIt('Close');
  const layer = dialog.parentElement?.parentElement as HTMLElement;
  const tap = (target: HTMLElement, detail: number): void => {
    fireEvent.pointerDown(target);
    fireEvent.click(target, { detail });
  };

  tap(layer, 2);
  tap(screen.getByRole('button', { name: 'Yes' }), 2);

  expect(screen.getAllByRole('dialog')).toEqual([dialog]);

  tap(layer, 1);

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('behind a dialog the page is out of reach, the toasts are not', async () => {
  const { opener } = await openIt();
  const page = opener.parentElement;

  expect(page?.inert).toBe(true);
  expect(document.querySelector<HTMLElement>('[data-above-dialogs]')?.inert).toBeFalsy();

  await userEvent.keyboard('{Escape}');

  expect(page?.inert).toBe(false);
});

test('Escape closes the topmost of two dialogs only', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog', { name: 'Really sure?' })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Delete this story?' })).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' }));
});

test('the cross and a press beside it close it, a press beside one without a cross does not', async () => {
  const { dialog } = await openIt('Close');
  await userEvent.click(dialog.parentElement as HTMLElement);

  expect(screen.queryByRole('dialog')).toBeNull();

  cleanup();
  const second = await openIt();

  await userEvent.click(second.dialog.parentElement as HTMLElement);

  expect(screen.queryByRole('dialog')).not.toBeNull();
});
