import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MessageField } from './MessageField.tsx';

afterEach(cleanup);

function open() {
  const onSend = vi.fn();
  const field = createRef<HTMLTextAreaElement>();
  function Field() {
    const [text, setText] = useState('');
    const send = (message: string): void => {
      onSend(message);
      setText('');
    };
    return (
      <MessageField
        field={field}
        text={text}
        places={[]}
        isRefused={false}
        aside={null}
        onText={setText}
        onSend={send}
      />
    );
  }
  render(<Field />);
  return { user: userEvent.setup(), onSend, field: () => screen.getByLabelText('Your message') };
}

test('a message is sent by the button, and the next one can be typed at once', async () => {
  const { user, onSend, field } = open();
  await user.type(field(), 'hello');

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(onSend.mock.calls).toEqual([['hello']]);
  expect(document.activeElement).toBe(field());
});

test('a double tap on the button leaves the focus in the field', async () => {
  const { user, onSend, field } = open();
  await user.type(field(), 'hello');
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);

  // The button is disabled now, so the tap reaches the form.
  const isFocusMoved = fireEvent.mouseDown(button.closest('form') as HTMLFormElement);

  expect(isFocusMoved).toBe(false);
  expect(button.className).toContain('disabled:pointer-events-none');
  expect(onSend).toHaveBeenCalledOnce();
});
