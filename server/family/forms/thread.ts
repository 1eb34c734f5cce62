import { Worker } from 'node:worker_threads';

/**
 * Runs a file in its own thread that ends after its first message, so that nothing stays in memory and a crash harms nothing
 * else. Returns undefined if it crashes or takes longer than `timeout` milliseconds.
 */
export function runInThread<Answer>(file: URL, job: object, timeout: number): Promise<Answer | undefined> {
  const worker = new Worker(file, { workerData: job });
  return new Promise<Answer | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), timeout).unref();
    worker.on('message', resolve);
    worker.on('error', () => resolve(undefined));
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  }).finally(() => worker.terminate());
}
