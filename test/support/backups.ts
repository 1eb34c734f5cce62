import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly stderr: string;
}

type Settings = Readonly<Record<string, string>>;

const commandFile = (command: 'backup' | 'restore') =>
  fileURLToPath(new URL(`../../bin/${command}.ts`, import.meta.url));

/** Runs one of the two commands in a folder, as an operator would. */
export function runCommand(folder: string, command: 'backup' | 'restore', args: readonly string[], settings: Settings) {
  return run(folder, process.execPath, [commandFile(command), ...args], settings);
}

/** Makes a backup where no file may grow beyond 4 kB. */
export function withSmallFiles(folder: string, args: readonly string[], settings: Settings) {
  const script = 'ulimit -f 8; exec "$@"';
  return run(folder, '/bin/sh', ['-c', script, 'sh', process.execPath, commandFile('backup'), ...args], settings);
}

function run(folder: string, program: string, args: readonly string[], settings: Settings): Promise<Outcome> {
  const env = { ...process.env, ...settings, INIT_CWD: folder };
  return new Promise((resolve) => {
    execFile(program, args, { env, cwd: folder }, (error, out, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out, stderr }),
    );
  });
}

/** Every row of every table as text, sorted. */
export async function allRows(connection: pg.ClientConfig): Promise<Readonly<Record<string, readonly string[]>>> {
  return withClient(connection, async (client) => {
    const rows: Record<string, readonly string[]> = {};
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`select t::text as row from ${name} t order by t::text`);
      rows[name] = found.rows.map(({ row }) => row);
    }
    return rows;
  });
}

export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changes an archive and its digest, as a skilled forger would. */
export function forge(from: string, to: string, change: (text: string) => string): void {
  const text = gunzipSync(readFileSync(from)).toString();
  const end = text.lastIndexOf('-- Lilypad end ');
  const body = change(text.slice(0, end));
  const sha256 = createHash('sha256').update(body).digest('hex');
  const last = text.slice(end).replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`);
  writeFileSync(to, gzipSync(body + last));
}
