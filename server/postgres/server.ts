import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../platform/setup-error.ts';
import type { Home } from './home.ts';
import { endProcess, findPostmaster, signal } from './postmaster.ts';
import type { Program } from './program.ts';

/** A socket in a private folder; on Windows loopback with a password. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
  ssl: false;
}

/** Everything that starting PostgreSQL needs. */
export interface Installation {
  home: Home;
  program: Program;
  connection: Connection;
  fast: boolean;
  log: (line: string) => void;
}

const onWindows = process.platform === 'win32';

/** Starts PostgreSQL and waits until it accepts connections. Throws SetupError with its last error when it exits instead. */
export async function startServer(installation: Installation): Promise<Server> {
  for (let attempts = 40; ; attempts -= 1) {
    const server = new Server(installation);
    if (await server.waitUntilReady()) return server;
    if (attempts === 0 || !server.shouldRetry()) {
      throw new SetupError(`The database in ${installation.home.cluster} did not start: ${server.lastError}`);
    }
    await sleep(250);
  }
}

/** English messages, and no PG variables that are meant for another server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

export class Server {
  readonly exited: Promise<void>;
  #lastError: string | undefined;
  readonly #installation: Installation;
  readonly #child: ChildProcess;
  #hasExited = false;
  #isServing = false;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#child = launch(installation);
    this.exited = this.#watch();
  }

  /** Has no timeout, because recovery after a power cut may take minutes. */
  async waitUntilReady(): Promise<boolean> {
    const { home, log } = this.#installation;
    for (let waits = 0; !this.#hasExited; waits += 1) {
      const postmaster = findPostmaster(home.cluster);
      this.#isServing = postmaster?.pid === this.#child.pid && postmaster?.isReady === true;
      if (this.#isServing) return true;
      if (waits === 1000) log('The database is recovering after a sudden stop. This may take a while.');
      await sleep(5);
    }
    return false;
  }

  get lastError(): string {
    return this.#lastError ?? 'it gave no reason';
  }

  /** Children of a killed PostgreSQL hold its shared memory until they notice. One that gives no reason is tried again, too. */
  shouldRetry(): boolean {
    return this.#lastError === undefined || /pre-existing shared memory|postmaster\.pid/.test(this.#lastError);
  }

  async stop(): Promise<void> {
    this.#isServing = false;
    if (this.#hasExited || !this.#child.pid) return;
    await endProcess(this.#child.pid, this.#installation.program, () => !this.#hasExited);
  }

  #watch(): Promise<void> {
    const child = this.#child;
    const endWithNode = () => child.pid && signal(child.pid, 'INT', this.#installation.program);
    process.once('exit', endWithNode);
    if (child.stderr) createInterface(child.stderr).on('line', (line) => this.#handleOutput(line));
    child.once('error', (error) => this.#handleOutput(`FATAL:  ${error.message}`));
    return new Promise((resolve) => {
      child.once('close', () => {
        this.#hasExited = true;
        process.off('exit', endWithNode);
        resolve();
      });
    });
  }

  /** Logs only what PostgreSQL writes between start and stop, where it is unusual. */
  #handleOutput(line: string): void {
    if (/^(FATAL|PANIC|ERROR): {2}/.test(line)) this.#lastError = line.replace(/^\w+: +/, '');
    if (this.#isServing) this.#installation.log(`database: ${line}`);
  }
}

function launch({ home, program, connection, fast }: Installation): ChildProcess {
  const args = ['-D', home.cluster, ...flags(home, connection, fast)];
  return spawn(join(program.folder, 'bin', 'postgres'), args, {
    ...home.owner,
    cwd: home.cluster,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches the whole process group, but the database must run until the last queries are done.
    detached: !onWindows,
    windowsHide: true,
  });
}

function flags(home: Home, connection: Connection, fast: boolean): string[] {
  const settings = {
    ...(onWindows ? loopback(connection) : socketOnly(home)),
    max_connections: '100',
    plan_cache_mode: 'force_generic_plan',
    timezone: 'UTC',
    // What children write must not reach a log: no statements, no details, no errors of single queries.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function socketOnly(home: Home): Record<string, string> {
  const folder = `"${home.sockets.replaceAll('"', '""')}"`;
  return { listen_addresses: '', unix_socket_directories: folder, unix_socket_permissions: '0700' };
}

function loopback({ host, port }: Connection): Record<string, string> {
  return { listen_addresses: host, port: String(port), unix_socket_directories: '' };
}
