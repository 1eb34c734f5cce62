import { execFile, execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Connection } from '#server/postgres/server.ts';
import { makeFolder } from '../environment/databases.ts';
import type { Figure } from '../measurement.ts';
import { formatNumber, median, medianRatio } from '../numbers.ts';
import type { FeedLoad } from './feed-load.ts';
import type { RecordedPage, RecordedQuery } from './recording.ts';

/**
 * The ceiling is honest when it comes near what PostgreSQL's own tool does with the same statements. When it is faster, pgbench
 * does not show the limit of PostgreSQL, and nothing is proved.
 */
const HONEST = { atLeast: 0.5, atMost: 1.1 };
const ROUNDS = 2;
/** pgbench prepares each statement for each script and client: with more scripts it would mostly plan. */
const SCRIPTS = 12;
const CLIENTS = 4;
/** Until then pgbench has prepared everything. Seconds. */
const WARM_UP_SECONDS = 4;
/** The settings of the service's own connections (server/platform/db/pool.ts). */
const AS_THE_SERVICE_PLANS = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c timezone=UTC';

export async function comparePgbench(
  connection: Connection,
  recorded: readonly RecordedPage[],
  ceiling: FeedLoad,
  seconds: number,
): Promise<Figure> {
  if (!hasPgbench()) return { readings: [], notes: ['pgbench not found: the ceiling was not compared with it'] };
  const bare: number[] = [];
  const pgbench: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    bare.push((await ceiling.round(seconds)).perSecond);
    pgbench.push(await runPgbench(connection, recorded.slice(0, SCRIPTS), seconds));
  }
  const value = medianRatio(bare, pgbench);
  return {
    readings: [{ what: 'the ceiling, of pgbench -M prepared', value, unit: '', goal: HONEST }],
    notes: [`pgbench does ${formatNumber(Math.max(...pgbench))} pages a second with the same statements`],
  };
}

function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Pages a second, once everything is prepared. Each script is one page. Its statements are sent as the service sends them. */
async function runPgbench(connection: Connection, pages: readonly RecordedPage[], seconds: number): Promise<number> {
  const folder = await makeFolder();
  try {
    const scripts = pages.map(({ rounds }, at) => toScript(rounds, at));
    const files = scripts.map((_, at) => join(folder, `${at}.sql`));
    await Promise.all(scripts.map(({ sql }, at) => writeFile(files[at] ?? '', sql)));
    const { stderr } = await promisify(execFile)(
      'pgbench',
      [
        ...['-M', 'prepared', '-n', '-c', String(CLIENTS), '-P', '1', '-T', String(WARM_UP_SECONDS + seconds)],
        ...['-h', connection.host, '-p', String(connection.port), '-U', connection.user],
        ...scripts.flatMap(({ variables }) => variables.flatMap(([name, value]) => ['-D', `${name}=${value}`])),
        ...files.flatMap((file) => ['-f', file]),
        connection.database,
      ],
      { env: { ...process.env, PGPASSWORD: connection.password ?? '', PGOPTIONS: AS_THE_SERVICE_PLANS } },
    );
    const perSecond = [...stderr.matchAll(/^progress: .*? ([\d.]+) tps/gm)].map(([, tps]) => Number(tps));
    return median(perSecond.slice(WARM_UP_SECONDS));
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Script {
  readonly sql: string;
  readonly variables: readonly (readonly [name: string, value: string])[];
}

/** `$2` of the third statement of script 7 is `:v7_3_2` there. */
function toScript(rounds: RecordedPage['rounds'], script: number): Script {
  const name = (index: number, parameter: number | string) => `v${script}_${index}_${parameter}`;
  const variables: [string, string][] = [];
  let count = 0;
  const toSql = ({ text, values }: RecordedQuery) => {
    const index = count++;
    variables.push(...values.map((value, n): [string, string] => [name(index, n + 1), asText(value)]));
    return `${text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, n: string) => `:${name(index, n)}`)};\n`;
  };
  const toPipeline = (round: readonly RecordedQuery[]) =>
    `\\startpipeline\n${round.map(toSql).join('')}\\endpipeline\n`;
  return { sql: rounds.map(toPipeline).join(''), variables };
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
}
