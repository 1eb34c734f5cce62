import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { FileType } from './file-type.ts';
import { isTurned, readOrientation, uprightMatrix } from './orientation.ts';
import { encodePng } from './png.ts';

/** Pixels on the longer side, so that small print on A4 stays readable. */
const LONG_SIDE = 1800;
const PROBE_WIDTH = 16;
/** A PDF that needs more than a sheet of paper does is an attack. */
const MAX_MEMORY = 768 * 1024 * 1024;

/** The thread ends after one file: nothing stays in memory, and a file that crashes the decoder harms nothing else. */
export interface PictureJob {
  readonly bytes: Uint8Array;
  readonly type: FileType;
  readonly width: number;
  readonly height: number;
  readonly maxPages: number;
}

export type PictureAnswer =
  | { readonly pictures: readonly Uint8Array[] }
  | { readonly because: 'too_many_pages' | 'unreadable' };

parentPort?.postMessage(await answer(workerData as PictureJob));

async function answer(job: PictureJob): Promise<PictureAnswer> {
  try {
    return job.type === 'pdf' ? await readPdf(job) : { pictures: [await readImage(job)] };
  } catch {
    return { because: 'unreadable' };
  }
}

/** Decodes and re-encodes it, so that nothing but its pixels is left. */
async function readImage({ bytes, type, width, height }: PictureJob): Promise<Uint8Array> {
  await initWasm(await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const file = Buffer.from(bytes);
  const orientation = type === 'jpeg' ? readOrientation(file) : 1;
  const [across, down] = isTurned(orientation) ? [height, width] : [width, height];
  const scale = Math.min(1, LONG_SIDE / Math.max(across, down));
  const size = `width="${Math.max(1, Math.round(across * scale))}" height="${Math.max(1, Math.round(down * scale))}"`;
  const image = `<image width="${width}" height="${height}" transform="${uprightMatrix(orientation, width, height)}" href="data:image/${type};base64,${file.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${across} ${down}"><rect width="100%" height="100%" fill="#fff"/>${image}</svg>`;
  if (!isDrawn(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}">${image}</svg>`))
    throw new Error('a picture that cannot be decoded');
  return new Resvg(svg).render().asPng();
}

/** A broken picture is left out without an error, so check whether there is one. */
function isDrawn(svg: string): boolean {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: PROBE_WIDTH } }).render();
  return pixels.some((value, index) => index % 4 === 3 && value > 0);
}

async function readPdf({ bytes, maxPages }: PictureJob): Promise<PictureAnswer> {
  limitMemory();
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  if (pdf.getPageCount() > maxPages) return { because: 'too_many_pages' };
  const pictures: Uint8Array[] = [];
  for (const page of pdf.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = LONG_SIDE / Math.max(originalWidth, originalHeight);
    pictures.push(encodePng(await page.render({ scale, render: 'bitmap' })));
  }
  return pictures.length > 0 ? { pictures } : { because: 'unreadable' };
}

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The library only allocates memory through this function. If that fails, it gives up. */
function limitMemory(): void {
  const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } }).WebAssembly
    .Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > MAX_MEMORY) throw new RangeError('too much memory for one file');
    return grow.call(this, pages);
  };
}
