import { jpegSegments } from './file-type.ts';

/** EXIF orientation, 1 to 8: 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const APP1 = 0xe1;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The only metadata that is read from a photo. 1 if the photo has none. */
export function readOrientation(jpeg: Buffer): Orientation {
  for (const { marker, start, end } of jpegSegments(jpeg))
    if (marker === APP1 && jpeg.toString('latin1', start, start + 6) === 'Exif\0\0')
      return readTiffOrientation(jpeg.subarray(start + 6, end));
  return 1;
}

/** The first directory of a TIFF block. */
function readTiffOrientation(tiff: Buffer): Orientation {
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const first = directory + 2;
  const entries = Math.min(short(directory), Math.floor((tiff.length - first) / ENTRY_BYTES));
  for (let at = first; at < first + entries * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (short(at) !== ORIENTATION_TAG || short(at + 2) !== SHORT) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** The matrix of an SVG transform that turns a picture of this size upright. */
export function uprightMatrix(orientation: Orientation, width: number, height: number): string {
  const matrices: Record<Orientation, readonly number[]> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return `matrix(${matrices[orientation].join(' ')})`;
}

/** Whether width and height are swapped. */
export function isTurned(orientation: Orientation): boolean {
  return orientation >= 5;
}
