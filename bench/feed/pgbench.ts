import { execFile, execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Connection } from '#server/postgres/server.ts';
import type { Figure } from '../figure.ts';
import { medianRatio, shown } from '../numbers.ts';
import { makeFolder } from '../pond/pond.ts';
import type { FeedLoad } from './feed-load.ts';
import type { Question, RecordedPage } from './recording.ts';

const HONEST = 0.3;
const ROUNDS = 2;
/** pgbench takes 128 scripts at the most. */
const SCRIPTS = 120;
/** As many as the pool of the service has connections. */
const CLIENTS = 10;

/** A ceiling is honest when it comes near what PostgreSQL's own tool does with the same statements. */
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
    readings: [{ what: 'the ceiling, of pgbench -M prepared', value, unit: '', goal: { atLeast: HONEST } }],
    notes: [`pgbench does ${shown(Math.max(...pgbench))} pages a second with the same statements`],
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

/** Pages a second: each script is one page, its statements one after the other. */
async function runPgbench(connection: Connection, pages: readonly RecordedPage[], seconds: number): Promise<number> {
  const folder = await makeFolder();
  try {
    const scripts = pages.map(({ rounds }, at) => scriptOf(rounds.flat(), at));
    const files = scripts.map((_, at) => join(folder, `${at}.sql`));
    await Promise.all(scripts.map(({ sql }, at) => writeFile(files[at] ?? '', sql)));
    const { stdout } = await promisify(execFile)(
      'pgbench',
      [
        ...['-M', 'prepared', '-n', '-c', String(CLIENTS), '-T', String(seconds)],
        ...['-h', connection.host, '-p', String(connection.port), '-U', connection.user],
        ...scripts.flatMap(({ variables }) => variables.flatMap(([name, value]) => ['-D', `${name}=${value}`])),
        ...files.flatMap((file) => ['-f', file]),
        connection.database,
      ],
      { env: { ...process.env, PGPASSWORD: connection.password ?? '' } },
    );
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Script {
  readonly sql: string;
  readonly variables: readonly (readonly [name: string, value: string])[];
}

/** `$2` of the third statement of script 7 is `:v7_3_2` there. */
function scriptOf(questions: readonly Question[], script: number): Script {
  const name = (question: number, parameter: number | string) => `v${script}_${question}_${parameter}`;
  return {
    sql: questions
      .map(({ text }, at) => `${text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, n: string) => `:${name(at, n)}`)};\n`)
      .join(''),
    variables: questions.flatMap(({ values }, at) =>
      values.map((value, n) => [name(at, n + 1), asText(value)] as const),
    ),
  };
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
}
