import type { PipPose } from './body.ts';

/** The version of the drawings. Their addresses are kept for a year, so a frog that is drawn differently needs others. */
export const PIP_ART = 1;

/** Where the face of a Pip on a background is found, 200 x 200 px. `pip`: its look, encoded. */
export function pipAddress({ pip, background }: { readonly pip: string; readonly background: string }): string {
  return `/api/avatars/${pip}-${background.slice(1)}.${PIP_ART}.png`;
}

/** Where a whole Pip is found, as an SVG without a ground. */
export function pipPoseAddress({ pip, pose }: { readonly pip: string; readonly pose: PipPose }): string {
  return `/api/pips/${pip}-${pose}.${PIP_ART}.svg`;
}

/** An address without its version and kind: old pages still ask for the drawings of their time, and get those of today. */
export const withoutVersion = (picture: string): string => picture.replace(/(?:\.\d+)?\.(?:png|svg)$/, '');
