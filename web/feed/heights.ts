import type { CSSProperties } from 'react';
import type { FeedItem } from '#contract/feed.ts';

/** Usual height in px on a phone and where there is room, measured. */
const heights: Record<FeedItem['type'], readonly [phone: number, roomy: number]> = {
  post: [330, 250],
  riddle: [362, 280],
  joke: [292, 270],
  trivia: [382, 336],
  wordPuzzles: [353, 307],
  poster: [344, 344],
  fun_fact: [270, 238],
  common_knowledge: [270, 238],
};

/** As --phone and --roomy: what is assumed of a card that is not laid out, or not there, yet. */
export function usualHeight(kind: FeedItem['type']): CSSProperties {
  const [phone, roomy] = heights[kind];
  return { '--phone': `${phone}px`, '--roomy': `${roomy}px` } as CSSProperties;
}
