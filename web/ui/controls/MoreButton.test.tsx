import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MoreButton } from './MoreButton.tsx';

afterEach(cleanup);

interface ListProps {
  /** The names on each page. */
  pages: readonly (readonly string[])[];
  row?: (name: string) => ReactNode;
}

/** A list whose next page comes when somebody presses “It has come”. */
function List({ pages, row = (name) => <a href={`/user/${name}`}>{name}</a> }: ListProps): ReactNode {
  const [shown, show] = useState(1);
  const [pending, setPending] = useState(false);
  const arrive = (): void => {
    show(shown + 1);
    setPending(false);
  };
  return (
    <>
      <button type="button" onClick={arrive} onMouseDown={(event) => event.preventDefault()}>
        It has come
      </button>
      <input aria-label="Look for a buddy" />
      <div>
        <ul>
          {pages
            .slice(0, shown)
            .flat()
            .map((name) => (
              <li key={name}>{row(name)}</li>
            ))}
        </ul>
        <MoreButton more={shown < pages.length ? () => setPending(true) : undefined} pending={pending}>
          Show more
        </MoreButton>
      </div>
    </>
  );
}

async function showMore(): Promise<void> {
  screen.getByRole('button', { name: 'Show more' }).focus();
  await userEvent.keyboard('{Enter}');
}
const arrive = () => userEvent.click(screen.getByRole('button', { name: 'It has come' }));
const focused = () => document.activeElement?.textContent;

test('the focus goes on to the first new row', async () => {
  render(<List pages={[['Maya', 'Leo'], ['Zoe', 'Ida'], ['Noor']]} />);
  await showMore();

  await arrive();

  expect(focused()).toBe('Zoe');
});

test('the focus does not get lost with the button after the last page', async () => {
  render(<List pages={[['Maya', 'Leo'], ['Zoe']]} />);
  await showMore();

  await arrive();

  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(focused()).toBe('Zoe');
});

test('a row without a link gets the focus itself, so that a second Enter accepts nothing', async () => {
  render(<List pages={[['Maya'], ['Zoe']]} row={() => <button type="button">Accept</button>} />);
  await showMore();

  await arrive();

  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]);
});

test('a focus that has moved in the meantime stays', async () => {
  render(<List pages={[['Maya'], ['Zoe']]} />);
  await showMore();
  screen.getByLabelText('Look for a buddy').focus();

  await arrive();

  expect(document.activeElement).toBe(screen.getByLabelText('Look for a buddy'));
});
