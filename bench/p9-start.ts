import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#test/support/free-port.ts';
import { checkout, makeFolder } from './environment/databases.ts';
import { launch, script, untilServing } from './environment/lilypad.ts';
import type { Figure, Measurement, MeasureOptions } from './measurement.ts';
import { median } from './numbers.ts';

const TIMES = 3;

export const p9: Measurement = {
  id: 'P9',
  what: 'start with everything installed, until GET / answers',
  goal: 'first, with a new database, 5 s; again 1.5 s',
  measure,
};

async function measure({ progress }: MeasureOptions): Promise<Figure> {
  await prestart(); // the page is built by then
  const first: number[] = [];
  const again: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const folder = await makeFolder();
    const dataDir = join(folder, 'data');
    first.push(await start(dataDir));
    again.push(await start(dataDir));
    await rm(folder, { recursive: true, force: true });
    progress(`start ${n + 1} of ${TIMES}`);
  }
  return {
    readings: [
      { what: 'with a new database', value: median(first), unit: 's', goal: { atMost: 5 } },
      { what: 'again', value: median(again), unit: 's', goal: { atMost: 1.5 } },
    ],
    notes: ['npm itself takes some time before it runs the first script: that is not in here'],
  };
}

/** Seconds from the first process to the first page; then it is ended again. */
async function start(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  await prestart();
  await using _served = await untilServing(launch(script('start'), { PORT: String(port), DATA_DIR: dataDir }), port);
  return (performance.now() - started) / 1000;
}

/** What npm runs before `npm start`, in its name. */
async function prestart(): Promise<void> {
  const env = { ...process.env, npm_lifecycle_event: 'prestart' };
  const child = spawn(process.execPath, script('prestart'), {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`prestart ended with code ${code}`);
}
