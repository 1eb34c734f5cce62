import type { Drawing } from '../lines.ts';

/** What is worn on the head, in head coordinates. */
export interface Headwear {
  /** Behind the head. */
  readonly back?: Drawing;
  readonly front?: Drawing;
  /** Upper and lower end of the circle around x = 100 that holds it together with the head: the round window of a face follows it. */
  readonly reach: readonly [top: number, bottom: number];
  /** What would look out under it at the wrong place. */
  readonly hides?: 'cheeks' | 'eyes';
}

/** What is worn round the neck or on the back, as it sits on a frog at rest. */
export interface Neckwear {
  /** Behind the whole frog. */
  readonly back?: Drawing;
  readonly front?: Drawing;
}

/** What the right hand holds, which is at 176 118. */
export interface Held {
  readonly lines: Drawing;
  /** Light behind the frog, so that it never washes over the face. */
  readonly glow?: Drawing;
}

/** The inside of a hat, between the bumps over the eyes. */
export function inside(color: string): Drawing {
  return [['M66 18H134V60H66Z', color]];
}
