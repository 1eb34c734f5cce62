import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { delayed, serve, show } from '#web/app/test-page.tsx';
import { ColoringListPage } from './ColoringListPage.tsx';

const picture = { category: 'things', isActive: true, createdAt: '2026-11-20', pictureUrl: '/picture', sections: 4 };
const pages = [
  { ...picture, id: 'frog', title: 'Frog', difficulty: 'easy', colored: 0 },
  { ...picture, id: 'fish', title: 'Fish', difficulty: 'hard', colored: 1 },
];

afterEach(cleanup);

it('says no title of a group before it is known which pictures were begun', async () => {
  const list = delayed({ pages });
  serve({ 'GET /api/coloring': list.answer });
  show(<ColoringListPage />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Coloring']);

  list.release();

  await screen.findByRole('link', { name: /Fish/ });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Coloring',
    'Pictures you started',
    'Easy',
  ]);
});
