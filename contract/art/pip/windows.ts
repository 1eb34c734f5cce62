import type { PipLook } from '../../rules/rewards/pips.ts';
import type { PipPose } from './body.ts';
import { glasses, hats } from './wardrobe.ts';

/** Wide enough for every pose with everything on. */
export const pipBox = { x: -24, y: -76, width: 280, height: 280 } as const;

/** The part of the drawing that is shown, always square. */
export interface PipWindow {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The circle around x = 100 that holds the head with what it wears. */
export function faceCircle(look: PipLook): { readonly y: number; readonly radius: number } {
  const reaches = [
    BARE,
    ...(look.hat === 'none' ? [] : [hats[look.hat].reach]),
    ...(look.glasses === 'none' ? [] : [glasses[look.glasses].reach]),
  ];
  const top = Math.min(...reaches.map(([high]) => high));
  const bottom = Math.max(...reaches.map(([, low]) => low));
  return { y: (top + bottom) / 2, radius: (bottom - top) / 2 };
}

/** Of a head that wears nothing. */
const BARE = [-1, 152] as const;

export function faceWindow(look: PipLook): PipWindow {
  const { y, radius } = faceCircle(look);
  return { x: 100 - radius, y: y - radius, side: radius * 2 };
}

/** The same for all looks and poses: a frog that changes clothes stays where it is. */
export const wholeWindow: PipWindow = { x: pipBox.x, y: pipBox.y, side: pipBox.width };

/** As near as what it wears and how it sits allow, for places where a frog stands alone. */
export function closeWindow(look: PipLook, pose: PipPose): PipWindow {
  const rise = pose === 'cheer' ? 14 : 0;
  const holds = look.held !== 'none';
  const hand = holds ? -14 : 90;
  const top = Math.min(faceWindow(look).y - rise, pose === 'cheer' ? hand - 44 : hand) - 2;
  const room = wide.has(look.scarf) ? 20 : 2;
  const end = Math.max(200 + room, holds ? 254 : 0);
  const side = Math.min(Math.max(FOOT - top, end + room), wholeWindow.side);
  return { x: (end - room - side) / 2, y: FOOT - side, side };
}

/** Just under the lily pad. */
const FOOT = 201;
const wide: ReadonlySet<string> = new Set(['cape', 'backpack', 'dragonfly-wings']);
