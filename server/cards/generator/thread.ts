import { parentPort, workerData } from 'node:worker_threads';
import type { Order } from './make-in-thread.ts';
import { openGenerator } from './open-generator.ts';

/** Makes the ordered riddles, answers with them, and ends: word lists of some 80 MB go with it. */
const { wanted, seed, ...known } = workerData as Order;
const generate = await openGenerator(known);
parentPort?.postMessage(generate(wanted, seed));
