import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { BlurredPicture } from './BlurredPicture.tsx';

const id = '01890000-0000-7000-8000-000000000001';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a picture lies covered until somebody asks for it, and the look is noted', async () => {
  const looks: string[] = [];
  serve({
    [`POST /api/moderation/cases/${id}/picture`]: () => {
      looks.push(id);
      return undefined;
    },
  });
  show(<BlurredPicture caseId={id} src="data:image/png;base64,AA" alt="The drawing" />);
  expect(screen.queryByAltText('The drawing')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Show the drawing' }));

  expect(await screen.findByAltText('The drawing')).toBeTruthy();
  expect(looks).toEqual([id]);
});

test('without the note it stays covered', async () => {
  serve({});
  show(<BlurredPicture caseId={id} src="data:image/png;base64,AA" alt="The drawing" />);

  fireEvent.click(screen.getByRole('button', { name: 'Show the drawing' }));

  expect(await screen.findByText(/stays covered/)).toBeTruthy();
  expect(screen.queryByAltText('The drawing')).toBeNull();
});
