export type FileType = 'pdf' | 'jpeg' | 'png';

/** Width and height in pixels, as the picture's own header says. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** An ISO media file with one of the brands that phones use for photos. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif'];

/** Detected from the first bytes, because the name and type that a browser sends cannot be trusted. */
export function detectFileType(bytes: Buffer): FileType | 'heic' | undefined {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  const isMedia = bytes.subarray(4, 8).toString('latin1') === 'ftyp';
  return isMedia && heicBrands.includes(bytes.subarray(8, 12).toString('latin1')) ? 'heic' : undefined;
}

/** Read from the header before anything is decoded. Undefined if the header is broken. */
export function readPixelSize(bytes: Buffer, type: 'jpeg' | 'png'): PixelSize | undefined {
  return type === 'png' ? pngSize(bytes) : jpegSize(bytes);
}

function pngSize(bytes: Buffer): PixelSize | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const START_OF_SCAN = 0xda;
/** Markers of frames. The others in this range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The largest frame before the first scan: a second header must not hide a larger picture. */
function jpegSize(bytes: Buffer): PixelSize | undefined {
  let largest: PixelSize | undefined;
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (!isFrame(marker) || end - start < 5) continue;
    const size = { height: bytes.readUInt16BE(start + 1), width: bytes.readUInt16BE(start + 3) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** The segments before the image data, without their lengths. */
export function* jpegSegments(bytes: Buffer): Generator<{ marker: number; start: number; end: number }> {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    if (marker === START_OF_SCAN) return;
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return;
    yield { marker, start: at + 4, end };
    at = end;
  }
}
