import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextAreaField } from './TextAreaField.tsx';

afterEach(cleanup);

function readDescription(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

test('a field is named by its label and described by its hint', () => {
  render(<Field label="Your name" hint="Not your real one." />);
  const input = screen.getByLabelText('Your name');

  expect(readDescription(input)).toContain('Not your real one.');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
});

test('an error marks the field, is read with it, and disappears when it is corrected', () => {
  const { rerender } = render(<Field label="Mail" error="There is an @ missing." />);
  const input = screen.getByLabelText('Mail');

  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(readDescription(input)).toContain('There is an @ missing.');

  rerender(<Field label="Mail" />);

  expect(screen.queryByText('There is an @ missing.')).toBeNull();
  expect(screen.getByLabelText('Mail').getAttribute('aria-invalid')).not.toBe('true');
});

test('a success message is shown until an error replaces it', () => {
  const { rerender } = render(<Field label="Name" success="This name is free." />);
  const input = screen.getByLabelText('Name');
  const said = screen.getByText('This name is free.');

  expect(said.closest('[aria-live]')).not.toBeNull();
  expect(input.closest('[data-success]')).not.toBeNull();

  rerender(<Field label="Name" success="This name is free." error="This name is taken." />);

  expect(screen.queryByText('This name is free.')).toBeNull();
  expect(input.closest('[data-success]')).toBeNull();
});

test('a field to read only can be read and copied, and not be changed', async () => {
  render(<Field label="Name" readOnly defaultValue="mika_fox" />);
  const input = screen.getByLabelText<HTMLInputElement>('Name');

  await userEvent.type(input, 'x');

  expect(input.value).toBe('mika_fox');
  expect(input.disabled).toBe(false);
});

test('typed text stays when an error appears', async () => {
  const { rerender } = render(<Field label="Mail" />);
  await userEvent.type(screen.getByLabelText('Mail'), 'mum');

  rerender(<Field label="Mail" error="There is an @ missing." />);

  expect((screen.getByLabelText('Mail') as HTMLInputElement).value).toBe('mum');
});

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText('Password') as HTMLInputElement;

  await userEvent.type(input, 'frog');

  expect(input.type).toBe('password');

  await userEvent.click(screen.getByRole('button', { name: 'Show' }));

  expect(input.type).toBe('text');

  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));

  expect(input.type).toBe('password');
  expect(input.value).toBe('frog');
});

test('a long text counts its letters and says when few are left', async () => {
  render(<TextAreaField label="Story" maxLength={30} leftLabel={(left) => `${left} left`} />);
  await userEvent.type(screen.getByLabelText('Story'), 'a'.repeat(15));

  expect(screen.getByText('15/30')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('15 left');
});
