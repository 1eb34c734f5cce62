import { pipPicture } from '#contract/art/pip/pip.ts';
import { closeWindow } from '#contract/art/pip/windows.ts';
import { Problem } from '../platform/problem.ts';
import { posedPipAt } from './picture-addresses.ts';

/** Browsers scale it; without a size they would take it for one of 300 px. */
const SIDE = 200;

/** The picture behind an address of `pipPoseAddress`: text that a browser draws, so that it is sharp in every size. */
export function readPipPicture(address: string): Uint8Array {
  const posed = posedPipAt(address);
  if (!posed) throw new Problem('not_found');
  const { look, pose } = posed;
  return Buffer.from(pipPicture(look, { id: 'p', pose, size: SIDE, window: closeWindow(look, pose) }));
}
