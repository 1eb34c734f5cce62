import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FeedItem } from '#contract/feed.ts';
import type { CardKind } from '#web/cards/kind.ts';
import { FeedItemCard } from './FeedItemCard.tsx';
import { usualHeight } from './heights.ts';
import { SkeletonCards } from './SkeletonCards.tsx';

// A kind that the product does not have, as the only one in the list.
vi.mock('./kinds.ts', () => {
  const tongueTwister = {
    type: 'tongue_twister',
    emoji: '👅',
    tone: 'sky',
    height: [200, 180],
    Card: ({ card }: { card: { words: string } }) => <p>{card.words}</p>,
    Skeleton: () => <p>its skeleton</p>,
  } as unknown as CardKind;
  return { cardKinds: [tongueTwister], getCardKind: () => tongueTwister };
});

const twister = { type: 'tongue_twister', id: 'twister1', words: 'Six slick slugs slide.' } as unknown as FeedItem;

afterEach(cleanup);

it('the feed shows a new kind of card that is in the list', () => {
  render(<FeedItemCard item={twister} change={() => undefined} />);

  expect(screen.getByText('Six slick slugs slide.')).toBeTruthy();
});

it('its skeleton is among those of the first cards', () => {
  render(<SkeletonCards count={4} label="Loading" />);

  expect(screen.getByText('its skeleton')).toBeTruthy();
});

it('its height is assumed while it is not laid out', () => {
  expect(usualHeight(twister.type)).toEqual({ '--phone': '200px', '--roomy': '180px' });
});
