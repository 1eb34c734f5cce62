import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { useLinkToken } from './link-token.ts';

test('the secret survives a first rendering that has to wait, and leaves the address bar', async () => {
  history.replaceState(null, '', '/reset?x=1#a-secret');
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Page = (): ReactNode => {
    const token = useLinkToken();
    use(late);
    return token;
  };

  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <Page />
      </Suspense>,
    ),
  );

  expect(screen.getByText('waiting')).toBeDefined();

  await act(async () => arrive());

  expect(screen.getByText('a-secret')).toBeDefined();
  expect(location.href).toMatch(/\/reset\?x=1$/);
});
