import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

function open() {
  function Search() {
    const [typed, setTyped] = useState('');
    return (
      <SearchField
        label="Look for a buddy"
        clearLabel="Clear"
        value={typed}
        onSearch={setTyped}
        result={typed === '' ? undefined : 'None has that name.'}
        resultShown={typed !== ''}
      />
    );
  }
  render(<Search />);
  return { user: userEvent.setup(), field: () => screen.getByRole<HTMLInputElement>('searchbox') };
}

test('the cross empties the field and puts the cursor back into it', async () => {
  const { user, field } = open();
  await user.type(field(), 'newt');

  await user.click(screen.getByRole('button', { name: 'Clear' }));

  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('Escape empties the field', async () => {
  const { user, field } = open();
  await user.type(field(), 'newt');

  await user.keyboard('{Escape}');

  expect(field().value).toBe('');
});

test('an empty field has no cross', () => {
  open();

  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('what came of it is said in a region that was there before', async () => {
  const { user, field } = open();
  const region = screen.getByRole('status');

  await user.type(field(), 'newt');

  expect(region.textContent).toBe('None has that name.');
});
