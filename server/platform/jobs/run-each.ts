import type { Context } from '../context.ts';

type Ids = Iterable<string> | AsyncIterable<string>;

/** A part of a job: ids, and what is done with each. */
type Work = readonly [ids: Ids, work: (context: Context, id: string) => Promise<unknown>];

/** Works through the ids one after the other. One that fails keeps no other waiting; afterwards the job counts as failed. */
export async function runEach(context: Context, ...works: readonly Work[]): Promise<void> {
  let failed = 0;
  for (const [ids, work] of works)
    for await (const id of ids)
      try {
        await work(context, id);
      } catch (err) {
        context.log.error({ err, id }, 'a part of a scheduled job failed');
        failed += 1;
      }
  if (failed > 0) throw new Error(`not everything could be done: ${failed} failed`);
}
