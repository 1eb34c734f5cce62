import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a pending button keeps its name and its focus, is busy, and ignores further presses', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  rerender(
    <Button pending onClick={onClick}>
      Send
    </Button>,
  );
  await userEvent.click(button);

  await userEvent.keyboard('{Enter}');

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' })).toBe(document.activeElement);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a pending button does not send its form a second time', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button does nothing', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Send
    </Button>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(onClick).not.toHaveBeenCalled();
});

test('a button with an address is a link that looks like a button', () => {
  render(<Button to="/help">Help</Button>);
  const link = screen.getByRole('link', { name: 'Help' });

  expect(link.getAttribute('href')).toBe('/help');
  expect(link.className.includes('pressable')).toBe(true);
});

test('two quick taps on what is sent count once, on anything else twice', () => {
  const [send, undo] = [vi.fn(), vi.fn()];
  render(
    <>
      <Button pending={false} onClick={send}>
        Send it
      </Button>
      <Button onClick={undo}>Undo</Button>
    </>,
  );

  for (const detail of [1, 2]) for (const button of screen.getAllByRole('button')) fireEvent.click(button, { detail });

  expect(send).toHaveBeenCalledTimes(1);
  expect(undo).toHaveBeenCalledTimes(2);
});
