import { ontoPaper, type Point, STROKE_POINTS_MAX, simplify } from '#contract/rules/drawings.ts';

/** A line that is being drawn, by a finger or by keys. */
export interface Line {
  readonly points: readonly Point[];
  begin(at: Point): void;
  to(at: Point): void;
  /** Puts it on the paper. */
  end(): void;
}

/** `onEnd` gets each finished line; one that gets too long is finished by itself, and goes on from where it was. */
export function createLine(onEnd: (points: readonly Point[]) => void): Line {
  let points: readonly Point[] = [];
  const line: Line = {
    get points() {
      return points;
    },
    begin: (at) => {
      points = [ontoPaper(at)];
    },
    to: (at) => {
      if (points.length === 0) return;
      points = simplify([...points, ontoPaper(at)]);
      if (points.length < STROKE_POINTS_MAX) return;
      onEnd(points);
      points = points.slice(-1);
    },
    end: () => {
      if (points.length > 0) onEnd(points);
      points = [];
    },
  };
  return line;
}
