import {
  type Ink,
  inks,
  type Mark,
  type PenSize,
  type Point,
  pack,
  RUBBER,
  type StampName,
} from '#contract/rules/drawings.ts';

/** The tool that the child has chosen. */
export interface Tool {
  readonly kind: 'pen' | 'rubber' | 'stamp';
  readonly ink: Ink;
  readonly size: PenSize;
  readonly stamp: StampName;
}

export const firstTool: Tool = { kind: 'pen', ink: inks[0], size: 14, stamp: 'star' };

/** The marks that a stroke of this tool leaves on the paper. */
export function toStroke({ kind, ink, size }: Tool, points: readonly Point[]): Mark {
  return { kind: 'stroke', ink: kind === 'rubber' ? RUBBER : ink, size, path: pack(points) };
}

export function stampAt({ ink, size, stamp }: Tool, { x, y }: Point): Mark {
  return { kind: 'stamp', ink, size, stamp, x, y };
}
