import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

const digitLabel = (place: number, length: number): string => `Digit ${place} of ${length}`;

test('typing goes from box to box and tells when the code is whole', async () => {
  const onComplete = vi.fn();
  render(<CodeField label="Code" digitLabel={digitLabel} onComplete={onComplete} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.keyboard('12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('6');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  expect((screen.getByLabelText('Digit 6 of 6') as HTMLInputElement).value).toBe('6');
});

test('a pasted code fills all boxes, its space is left out', async () => {
  const onComplete = vi.fn();
  render(<CodeField label="Code" digitLabel={digitLabel} onComplete={onComplete} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.paste('123 456');
  expect(onComplete).toHaveBeenCalledWith('123456');
});

test('an error is shown beside the boxes', () => {
  render(<CodeField label="Code" digitLabel={digitLabel} error="That code is too old." />);
  expect(screen.getByText('That code is too old.')).toBeTruthy();
  expect(screen.getByLabelText('Digit 2 of 6').getAttribute('aria-invalid')).toBe('true');
});
