import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { InPersonCard } from './InPersonCard.tsx';

afterEach(cleanup);

test('names what a parent allows as grown-ups call it, in the form and once it is recorded', async () => {
  const outcome = { consent: 'granted', scopes: ['posts', 'reach'], eraseAt: null, isStricter: false };
  const calls = serve({ 'POST /api/consent/in-person': () => outcome });
  show(<InPersonCard />);
  await userEvent.type(screen.getByRole('textbox', { name: "The child's username" }), 'otterbeam');

  await userEvent.click(screen.getByRole('checkbox', { name: 'Posts and comments' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Posts beyond buddies' }));
  await userEvent.click(screen.getByRole('button', { name: 'Record consent' }));

  const recorded = 'Recorded for otterbeam. Allowed now: Posts and comments, Posts beyond buddies.';
  expect(await screen.findByText(recorded)).toBeTruthy();
  expect(calls[0]).toContain('"scopes":["posts","reach"]');
});
