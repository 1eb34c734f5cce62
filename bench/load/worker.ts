import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A file that runs in a process of its own, so that its work is counted neither as the server's nor as ours. */
export interface Worker extends AsyncDisposable {
  readonly pid: number;
  request<Answer>(payload: unknown): Promise<Answer>;
}

type Reply = { readonly answer: unknown } | { readonly error: string };

export function startWorker(file: URL): Worker {
  const child = fork(file, { serialization: 'advanced' });
  const ended = once(child, 'exit').then(([code]) => ({ error: `a worker ended with code ${code}` }));
  return {
    pid: child.pid ?? 0,
    request: async <Answer>(payload: unknown) => {
      child.send(payload as object);
      const reply = await Promise.race([once(child, 'message').then(([said]) => said as Reply), ended]);
      if ('error' in reply) throw new Error(reply.error);
      return reply.answer as Answer;
    },
    [Symbol.asyncDispose]: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** In the worker: answers every request by a function, until the parent disconnects. */
export function serveRequests<Payload>(work: (payload: Payload) => Promise<unknown>): void {
  process.on('message', (payload) => {
    work(payload as Payload).then(
      (answer) => process.send?.({ answer }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
}
