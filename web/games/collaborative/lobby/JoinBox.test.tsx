import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, serve, show, toast } from '#web/app/test-page.tsx';
import { JoinBox } from './JoinBox.tsx';

afterEach(cleanup);

const notFound = 'No open game has this code. Check it with your buddy.';

async function joinWith(code: string) {
  serve({ 'POST /api/collaborative-games/join': () => new Refusal('not_found') });
  const user = show(<JoinBox />);
  await user.type(screen.getByRole('textbox', { name: 'Got an invite code?' }), code);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  return user;
}

test('a code that no game has is marked, and stays to be mended', async () => {
  await joinWith('frog-2k7x');

  expect(await screen.findByText(notFound)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('FROG-2K7X');
  expect(toast()?.title).toBe('Error');
});

test('the mark goes with the first letter that changes', async () => {
  const user = await joinWith('frog-2k7x');
  await screen.findByText(notFound);

  await user.type(screen.getByRole('textbox'), '{Backspace}P');

  expect(screen.queryByText(notFound)).toBeNull();
});
