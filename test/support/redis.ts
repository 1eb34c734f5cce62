import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { World } from '../world.ts';
import { freePort } from './free-port.ts';

/** Whether this machine has a Redis server to test with. Debian's package is redis-server. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

if (process.env['REQUIRE_REDIS'] === '1' && !hasRedis)
  throw new Error('REQUIRE_REDIS is set, but there is no redis-server on this machine.');

/** A real Redis on loopback, in memory only. */
export class RedisServer implements AsyncDisposable {
  readonly url: string;
  readonly #port: number;
  #process: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.url = `redis://127.0.0.1:${port}`;
    this.#port = port;
    this.#process = child;
  }

  static async start(): Promise<RedisServer> {
    const port = await freePort();
    return new RedisServer(port, await serveAt(port));
  }

  /** Kills it, as a failing machine would. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }

  /** Starts it again on the same port, empty. */
  async startAgain(): Promise<void> {
    this.#process = await serveAt(this.#port);
  }

  /** Keeps its connections but stops answering, as a machine that hangs. */
  stop(): void {
    this.#process.kill('SIGSTOP');
  }

  wake(): void {
    this.#process.kill('SIGCONT');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#process.kill('SIGTERM');
    await once(this.#process, 'exit');
  }
}

/** A node of its own, as it runs in real life, over the database of a world. It goes by the clock of the machine. */
export async function startNode(
  { connection }: Pick<World, 'connection'>,
  redisUrl: string,
): Promise<{ process: ChildProcess; address: string }> {
  const { host, user, password, port, database } = connection;
  const login = password ? `${user}:${password}` : user;
  const node = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      PORT: String(await freePort()),
      REDIS_URL: redisUrl,
      DATABASE_URL: `postgres://${login}@localhost:${port ?? 5432}/${database}?host=${encodeURIComponent(String(host ?? ''))}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let greeting = '';
  for await (const words of node.stdout ?? []) {
    greeting += words;
    const [address] = /http:\/\/localhost:\d+/.exec(greeting) ?? [];
    if (address) return { process: node, address };
  }
  throw new Error('the node did not start');
}

async function serveAt(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: 'ignore' });
  await waitUntilUp(port);
  return child;
}

async function waitUntilUp(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Redis did not start');
}
