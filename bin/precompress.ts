import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.html', '.json', '.webmanifest']);
const MIN_BYTES = 512;
/** The size of Node's thread pool. */
const CONCURRENCY = 4;

/** Writes a .br and a .gz next to every text file of a folder, so that the server need not compress. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const queue = files.map((entry) => join(entry.parentPath, entry.name)).values();
  await Promise.all(Array.from({ length: CONCURRENCY }, () => compressEach(queue)));
}

async function compressEach(queue: Iterable<string>): Promise<void> {
  for (const file of queue) await compressFile(file);
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= MIN_BYTES) return;
  const [br, gz] = await Promise.all([toBrotli(file, content), toGzip(content)]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

const toGzip = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

/** The 3000 emoji take 13 s at quality 11 and 0.4 s at 9 with a small window, and grow by 7 %. */
function toBrotli(file: string, content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_QUALITY]: extname(file) === '.svg' ? 9 : 11,
      [zlib.BROTLI_PARAM_LGWIN]: content.length <= 2 ** 16 ? 16 : 22,
      [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
