import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(await readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

parentPort?.on('message', (svg: string) => {
  const drawing = new Resvg(svg);
  const image = drawing.render();
  parentPort?.postMessage(image.asPng());
  image.free();
  drawing.free();
});
