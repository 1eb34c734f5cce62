import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve, show } from '#web/app/test-page.tsx';
import { CoveredPicture } from './CoveredPicture.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const addedAt = '2026-11-18T15:00:00.000Z';
const pictures = {
  picture: 'data:image/png;base64,AA',
  additions: [{ at: addedAt, picture: 'data:image/png;base64,BB' }],
};
const look = () => fireEvent.click(screen.getByRole('button', { name: 'Show the drawing' }));
const shown = async () => (await screen.findByAltText('The drawing')).getAttribute('src');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a picture is not loaded until someone opens it, which is audited', async () => {
  const looks: string[] = [];
  serve({
    [`POST /api/moderation/cases/${id}/picture`]: () => {
      looks.push(id);
      return pictures;
    },
  });
  show(<CoveredPicture caseId={id} alt="The drawing" />);
  expect(document.querySelector('img')).toBeNull();

  look();

  expect(await shown()).toBe(pictures.picture);
  expect(looks).toEqual([id]);
  expect(document.activeElement).toBe(screen.getByAltText('The drawing'));
});

test('an addition shows its own version of the picture', async () => {
  serve({ [`POST /api/moderation/cases/${id}/picture`]: () => pictures });
  show(<CoveredPicture caseId={id} addedAt={addedAt} alt="The drawing" />);

  look();

  expect(await shown()).toBe('data:image/png;base64,BB');
});

test('a picture stays covered if opening it cannot be audited', async () => {
  serve({});
  show(<CoveredPicture caseId={id} alt="The drawing" />);

  look();

  expect(await screen.findByText(/stays covered/)).toBeTruthy();
  expect(screen.queryByAltText('The drawing')).toBeNull();
});
