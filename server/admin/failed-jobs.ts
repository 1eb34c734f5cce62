import type * as contract from '#contract/mails.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Context } from '../platform/context.ts';

/** Without the errors: they may name people, and stand in the log of the server. */
export async function listFailedJobs({
  jobs: { schedule, listFailed },
}: Pick<Context, 'jobs'>): Promise<Returns<typeof contract.listFailedJobs>> {
  const summaries = new Map(schedule.map(({ name, summary }) => [name, summary]));
  const failed = await listFailed();
  return {
    jobs: failed.map(({ name, failures, lastFailedAt, succeededAt }) => ({
      name,
      summary: summaries.get(name) ?? '',
      failures,
      lastFailedAt: lastFailedAt.toISOString(),
      succeededAt: succeededAt && succeededAt > lastFailedAt ? succeededAt.toISOString() : null,
    })),
  };
}
