import type { Point } from '#contract/rules/drawings.ts';
import { PAPER_HEIGHT, PAPER_WIDTH } from '#contract/rules/paper.ts';

const places = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const;

/** Where on the paper a point is, in a word. */
export function placeName({ x, y }: Point): (typeof places)[number][number] {
  return places[third(y / PAPER_HEIGHT)][third(x / PAPER_WIDTH)];
}

function third(share: number): 0 | 1 | 2 {
  return share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2;
}
