import { parentPort, workerData } from 'node:worker_threads';
import { drawForm } from './draw-form.ts';
import type { PrintJob } from './print-form.ts';

const { form, paper } = workerData as PrintJob;
parentPort?.postMessage((await drawForm(form, paper)).toString('base64'));
