import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { delayFirstPage, releaseFirstPage, UntilFirstPage } from './first-page.ts';

afterEach(() => {
  releaseFirstPage();
  cleanup();
});

test('a skeleton does not take the place of what the server rendered, but is shown from then on', async () => {
  delayFirstPage(60_000);

  await act(async () => {
    render(
      <Suspense fallback="what the server rendered">
        <UntilFirstPage>skeleton</UntilFirstPage>
      </Suspense>,
    );
  });

  expect(screen.getByText('what the server rendered')).toBeTruthy();

  await act(async () => releaseFirstPage());

  expect(screen.getByText('skeleton')).toBeTruthy();
});
