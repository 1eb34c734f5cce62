import type { PipLook } from '../../rules/rewards/pips.ts';
import { grip, hide, leftArm, lilyPad, type PipPose, rightArm, shadow, trunk, tummy } from './body.ts';
import { type Coat, getCoat, patterns } from './coats.ts';
import { cheeks, eyes, head, mouths, muzzle } from './face.ts';
import { type Drawing, drawn, type Line } from './lines.ts';
import { glasses, hats, held, neckwear } from './wardrobe.ts';
import { faceCircle, type PipWindow, wholeWindow } from './windows.ts';

export { type PipPose, pipPoses } from './body.ts';

/**
 * A child's own frog as SVG text, in layers from the back to the front. Pure: server and browser draw the same. Layers have class
 * names, for whoever wants to move them.
 */
interface Options {
  /** Begins the ids of this drawing: another one for each drawing on a page, or they would cut one another. */
  readonly id: string;
}

export interface BodyOptions extends Options {
  readonly pose: PipPose;
  /** Sits on a lily pad. */
  readonly pad?: boolean;
}

/** The whole frog, in the coordinates of `pipBox`. */
export function pipBody(look: PipLook, { id, pose, pad = true }: BodyOptions): string {
  const coat = getCoat(look.coat);
  const thing = look.held === 'none' ? undefined : held[look.held];
  const neck = look.scarf === 'none' ? undefined : neckwear[look.scarf];
  const jumps = pose === 'cheer';
  const rise = jumps ? 'translate(0 -14)' : undefined;
  const hold = jumps ? 'translate(6 -44)' : undefined;
  return [
    pad ? drawn(lilyPad) : '',
    jumps && pad ? drawn(shadow) : '',
    layer('pip-frog', [
      placed(thing?.glow, hold),
      placed(neck?.back, rise),
      layer('pip-trunk', [drawn(trunk(pose, coat)), drawPattern(look, coat, id, pose), drawn(tummy(pose, coat))]),
      layer('pip-left-arm', [drawn(leftArm(pose, thing !== undefined, coat))]),
      layer(thing ? 'pip-held-arm' : 'pip-right-arm', [drawn(rightArm(pose, thing !== undefined, coat))]),
      placed(neck?.front, rise),
      layer('pip-head', [`<g transform="${rise ?? 'rotate(2 100 130)'}">${drawHead(look, coat, id, false)}</g>`]),
      placed(thing?.lines, hold),
      thing ? placed(grip(coat), hold) : '',
    ]),
  ].join('');
}

/** The head, in a window that is clear at 44 px. */
export function pipFace(look: PipLook, { id }: Options): string {
  return drawHead(look, getCoat(look.coat), id, true);
}

/** A frog's face as a picture of its own, square, on a round or square ground. */
export function pipFacePicture(look: PipLook, { size, ground }: { size: number; ground: string }): string {
  const { y, radius } = faceCircle(look);
  const half = Math.ceil(radius * 1.02);
  const box = `${100 - half} ${y - half} ${half * 2} ${half * 2}`;
  const paper = `<path d="M${100 - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}Z" fill="${ground}"/>`;
  return svg(box, size, size, paper + pipFace(look, { id: 'p' }));
}

/** A whole frog as a picture of its own, all of it or the part in `window`. */
export function pipPicture(
  look: PipLook,
  { size, window = wholeWindow, ...options }: BodyOptions & { size: number; window?: PipWindow },
): string {
  const { x, y, side } = window;
  return svg(`${x} ${y} ${side} ${side}`, size, size, pipBody(look, options));
}

function svg(box: string, width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

function drawHead(look: PipLook, coat: Coat, id: string, small: boolean): string {
  const hat = look.hat === 'none' ? undefined : hats[look.hat];
  const lenses = look.glasses === 'none' ? undefined : glasses[look.glasses];
  const hidden = [hat?.hides, lenses?.hides];
  const face = { coat, small };
  const nose: Line = ['M93 87h.01M107 87h.01', coat.edge, 5];
  const shine: Line = ['M58 26Q50 29 47 37M130 26Q122 29 119 37', coat.shine, 4];
  return [
    placed(hat?.back),
    drawn([
      [head, coat.edge, small ? 8 : 5],
      [head, coat.skin],
    ]),
    cut(`${id}h`, [head], patterns[look.pattern](coat).head),
    drawn([[muzzle, coat.belly]]),
    hidden.includes('cheeks') ? '' : drawn(cheeks[look.cheeks](face)),
    drawn([...(small ? [] : [nose]), ...(small || hat ? [] : [shine])]),
    hidden.includes('eyes') ? '' : layer('pip-eyes', [drawn(eyes[look.eyes](face))]),
    drawn(mouths[look.mouth](face)),
    placed(lenses?.front),
    placed(hat?.front),
  ].join('');
}

function drawPattern(look: PipLook, coat: Coat, id: string, pose: PipPose): string {
  return cut(`${id}b`, hide(pose), patterns[look.pattern](coat).body);
}

function cut(id: string, shapes: readonly string[], drawing: Drawing): string {
  if (drawing.length === 0) return '';
  const paths = shapes.map((path) => `<path d="${path}"/>`).join('');
  return `<clipPath id="${id}">${paths}</clipPath><g clip-path="url(#${id})">${drawn(drawing)}</g>`;
}

function layer(name: string, contents: readonly string[]): string {
  return `<g class="${name}">${contents.join('')}</g>`;
}

function placed(drawing: Drawing | undefined, at?: string): string {
  if (!drawing) return '';
  return at === undefined ? drawn(drawing) : drawn([{ at, lines: drawing }]);
}
