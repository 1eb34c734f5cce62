import type { Context } from '../platform/context.ts';
import { runInBackground } from '../platform/db/background.ts';

/** Repeats work as long as the server runs. Skips a turn while the last one is not done; the next turn makes up for a failed one. */
export function repeat(
  context: Context,
  { every, failure, work }: { readonly every: number; readonly failure: string; readonly work: () => Promise<void> },
): void {
  let running: Promise<void> | undefined;
  const start = () => {
    running ??= runInBackground(work)
      .catch((err: unknown) => context.log.warn({ err }, failure))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(start, every).unref();
  context.onClose(async () => {
    clearInterval(timer);
    await running;
  });
}
