import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { gameId } from '../test-room.ts';
import { LeaveButton } from './LeaveButton.tsx';

afterEach(cleanup);

test.each([
  [3, 'The others keep playing without you.'],
  [2, 'Then the game ends for both of you.'],
])('who wants to leave a game of %i reads what happens to the others', async (players, words) => {
  const calls = serve({});
  const user = show(<LeaveButton id={gameId} isRunning={true} players={players} />);

  await user.click(screen.getByRole('button', { name: 'Leave' }));

  expect((await screen.findByRole('dialog')).textContent).toContain(words);

  await user.click(screen.getByRole('button', { name: 'Stay' }));

  expect(calls).toEqual([]);
});
