import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { MINUTE } from '../clock.ts';
import type { Context } from '../context.ts';
import { runInBackground } from '../db/background.ts';
import type { Log } from '../log.ts';

/** A scheduled job. */
export interface Job {
  readonly name: string;
  /** Cron expression in UTC, at most once a minute. */
  readonly every: string;
  readonly summary: string;
  readonly run: (context: Context) => Promise<void>;
}

export interface Jobs {
  readonly schedule: readonly Job[];
  /** Starts the schedule; each job runs on one node only. */
  start(): Promise<void>;
  /** Runs one job now and waits for it. */
  run(name: string): Promise<void>;
  /** How many runs have failed in the last seven days, on all nodes. */
  countFailed(): Promise<number>;
  /** The jobs behind that figure, newest failure first. */
  listFailed(): Promise<readonly FailedJob[]>;
  close(): Promise<void>;
}

/** How long a job takes up new work: the schedule takes a run for dead after 15 minutes, and starts another beside it. */
export const MAX_RUN = 5 * MINUTE;

export interface FailedJob {
  readonly name: string;
  readonly failures: number;
  readonly lastFailedAt: Date;
  /** The last run that succeeded. */
  readonly succeededAt: Date | null;
}

const recentFailures = `select count(*) from jobs.job where state = 'failed' and completed_on > now() - interval '7 days'`;

const failedJobs = `select name, count(*) filter (where state = 'failed')::integer as failures,
    max(completed_on) filter (where state = 'failed') as "lastFailedAt",
    max(completed_on) filter (where state = 'completed') as "succeededAt"
  from jobs.job where completed_on > now() - interval '7 days'
  group by name having count(*) filter (where state = 'failed') > 0 order by 3 desc, 1`;

export function createJobs(context: () => Context, schedule: readonly Job[], pool: pg.Pool, log: Log): Jobs {
  const find = (name: string) => {
    const job = schedule.find((candidate) => candidate.name === name);
    if (!job) throw new Error(`no job called ${name}`);
    return job;
  };
  let boss: PgBoss | undefined;
  /** The queue stores error messages, and PostgreSQL quotes rows in its errors: so details go to the log only, which leaves values out. */
  const runScheduled = async (job: Job) => {
    try {
      await runInBackground(() => job.run(context()));
    } catch (err) {
      log.error({ err, job: job.name }, 'a scheduled job failed');
      throw new Error('The job failed. The log of the server says why.');
    }
  };
  return {
    schedule,
    run: async (name) => runInBackground(() => find(name).run(context())),
    start: async () => {
      const started = await createBoss(pool, log);
      await started.start();
      boss = started;
      for (const job of schedule) {
        await started.createQueue(job.name, { policy: 'singleton' });
        await started.work(job.name, { pollingIntervalSeconds: 5 }, () => runScheduled(job));
        await started.schedule(job.name, job.every);
      }
    },
    countFailed: async () => {
      if (!boss) return 0;
      const { rows } = await pool.query(recentFailures);
      return Number(rows[0].count);
    },
    listFailed: async () => (boss ? (await pool.query<FailedJob>(failedJobs)).rows : []),
    close: async () => {
      await boss?.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** Loaded here, because commands and the first page need no schedule. */
async function createBoss(pool: pg.Pool, log: Log): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (err) => log.error({ err }, 'the schedule of jobs failed'));
  return boss;
}
