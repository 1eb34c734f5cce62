import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const RGB = 2;
const UP_FILTER = 2;

/** A PNG of opaque pixels, given as red, green, blue and an ignored fourth byte. */
export function encodePng({ data, width, height }: { data: Uint8Array; width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB], 8);
  const lines = deflateSync(filteredLines(data, width, height), { level: 6 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

/** Stores each byte as its difference from the one above, because paper hardly changes from line to line. */
function filteredLines(data: Uint8Array, width: number, height: number): Buffer {
  const stride = width * 3 + 1;
  const lines = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    lines[y * stride] = UP_FILTER;
    for (let x = 0; x < width; x += 1)
      for (let color = 0; color < 3; color += 1) {
        const at = (y * width + x) * 4 + color;
        const above = y === 0 ? 0 : (data[at - width * 4] ?? 0);
        lines[y * stride + 1 + x * 3 + color] = (data[at] ?? 0) - above;
      }
  }
  return lines;
}

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(body.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}
