import { parentPort } from 'node:worker_threads';
import type { Order } from './make-in-thread.ts';
import { openGenerator } from './open-generator.ts';

parentPort?.on('message', async ({ wanted, seed, ...known }: Order) => {
  const generate = await openGenerator(known);
  parentPort?.postMessage(generate(wanted, seed));
});
