import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLinkToken } from './link-token.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

test('a link that is pasted into the tab of its page loads it, and a part of the page does not', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  history.replaceState(null, '', '/family');
  const Page = (): ReactNode => useLinkToken();
  render(<Page />);
  const goTo = (hash: string): void => {
    history.replaceState(null, '', `/family${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  };

  goTo('#main');
  expect(reload).not.toHaveBeenCalled();
  goTo('#a-secret-of-some-length');

  expect(reload).toHaveBeenCalledOnce();
});
