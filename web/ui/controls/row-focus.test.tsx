import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepFocusInRows } from './row-focus.ts';

afterEach(cleanup);

let drop: (name: string) => void;

function List({ names }: { names: readonly string[] }): ReactNode {
  const [gone, setGone] = useState<readonly string[]>([]);
  drop = (name) => setGone((before) => [...before, name]);
  const left = names.filter((name) => !gone.includes(name));
  return (
    <section>
      <h2 tabIndex={-1}>My Posts</h2>
      {left.length > 0 && (
        <ul ref={keepFocusInRows}>
          {left.map((name) => (
            <li key={name}>
              {/* biome-ignore lint/a11y/useAnchorContent: the link beside it has the same address and a name */}
              <a href={`/post/${name}`} tabIndex={-1} aria-hidden="true">
                🐸
              </a>
              <a href={`/post/${name}`}>{name}</a>
              <button type="button" onClick={() => drop(name)}>
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <input aria-label="Search" />
    </section>
  );
}

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}
const focused = () => document.activeElement?.textContent;

test('after a row is deleted the focus is on the next one', async () => {
  render(<List names={['Frog', 'Heron', 'Pike']} />);

  await press('Delete Heron');

  await waitFor(() => expect(focused()).toBe('Pike'));
});

test('after the last row is deleted the focus is on the one before', async () => {
  render(<List names={['Frog', 'Heron']} />);

  await press('Delete Heron');

  await waitFor(() => expect(focused()).toBe('Frog'));
});

test('from a list that is empty now the focus goes to its heading', async () => {
  render(<List names={['Frog']} />);

  await press('Delete Frog');

  await waitFor(() => expect(focused()).toBe('My Posts'));
});

test('a row that goes while the focus is elsewhere moves nothing', async () => {
  render(<List names={['Frog', 'Heron']} />);
  screen.getByRole('button', { name: 'Delete Frog' }).focus();
  screen.getByLabelText('Search').focus();

  act(() => drop('Frog'));
  await waitFor(() => expect(screen.queryByText('Frog')).toBeNull());

  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

test('a row that was left for nothing in particular does not call the focus back', async () => {
  render(<List names={['Frog', 'Heron']} />);
  screen.getByRole('button', { name: 'Delete Frog' }).focus();
  screen.getByRole('button', { name: 'Delete Frog' }).blur();
  await new Promise((resolve) => setTimeout(resolve));

  act(() => drop('Frog'));
  await waitFor(() => expect(screen.queryByText('Frog')).toBeNull());

  expect(document.activeElement).toBe(document.body);
});

test('a row that moves to another place keeps the focus', async () => {
  const { container } = render(<List names={['Frog', 'Heron', 'Pike']} />);
  const button = screen.getByRole('button', { name: 'Delete Frog' });
  button.focus();

  const row = button.closest('li') as HTMLElement;
  row.remove();
  button.blur();
  container.querySelector('ul')?.append(row);

  await waitFor(() => expect(document.activeElement).toBe(button));
});
