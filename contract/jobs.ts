import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';
import { instant } from './shared/ids.ts';

const failedJob = z.object({
  name: z.string(),
  summary: z.string(),
  /** Runs that failed in the last seven days. */
  failures: z.number(),
  lastFailedAt: instant,
  /** The last run, where it succeeded after the last failure. */
  succeededAt: z.nullable(instant),
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  route: 'GET /api/admin/jobs',
  summary: 'Lists the scheduled jobs that failed in the last seven days, newest failure first, without their errors',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  returns: z.object({ jobs: z.array(failedJob) }),
});
