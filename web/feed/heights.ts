import type { CSSProperties } from 'react';
import type { FeedItem } from '#contract/feed.ts';
import { getCardKind } from './kinds.ts';

/** In px on a phone and where there is room, measured. */
const POST_HEIGHT = [330, 250] as const;

/** As --phone and --roomy: the assumed height of a card that is not laid out, or not there, yet. */
export function usualHeight(type: FeedItem['type']): CSSProperties {
  const [phone, roomy] = type === 'post' ? POST_HEIGHT : getCardKind(type).height;
  return { '--phone': `${phone}px`, '--roomy': `${roomy}px` } as CSSProperties;
}
