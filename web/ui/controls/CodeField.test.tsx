import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

function show(props: { error?: string } = {}): { input: HTMLInputElement; onChange: ReturnType<typeof vi.fn> } {
  const onChange = vi.fn();
  render(<CodeField label="Code" onChange={onChange} {...props} />);
  return { input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }), onChange };
}

const boxes = (): string[] => [...document.querySelectorAll('[aria-hidden]')].map((box) => box.textContent);

test('typing fills box after box and reports the code', async () => {
  const { input, onChange } = show();

  await userEvent.type(input, '12345');

  expect(onChange).toHaveBeenLastCalledWith('12345');

  await userEvent.keyboard('6');

  expect(onChange).toHaveBeenLastCalledWith('123456');
  expect(boxes()).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a pasted code fills all boxes without its space', async () => {
  const { input, onChange } = show();

  await userEvent.click(input);
  await userEvent.paste('123 456');

  expect(onChange).toHaveBeenLastCalledWith('123456');
});

test('Backspace takes the last digit away', async () => {
  const { input } = show();

  await userEvent.type(input, '123{Backspace}');

  expect(input.value).toBe('12');
});

test('letters are left out', async () => {
  const { input } = show();

  await userEvent.type(input, '1a2');

  expect(input.value).toBe('12');
});

test('a digit after a whole code begins the next one', async () => {
  const { input } = show();

  await userEvent.type(input, '1234567');

  expect(input.value).toBe('7');
});

test('a phone offers its keys for digits and the code of its messages', () => {
  const { input } = show();

  expect(input.inputMode).toBe('numeric');
  expect(input.autocomplete).toBe('one-time-code');
});

test('an error is shown beside the boxes and read with the field', () => {
  const { input } = show({ error: 'That code is too old.' });

  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'That code is too old.',
  );
});
