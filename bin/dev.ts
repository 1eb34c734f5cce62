import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite';

/** Serves the page with hot reload, and restarts the server after every change, both under one address. */

const port = process.env['PORT'] ?? '3000';
const serverUrl = `http://localhost:${port}`;
const pageUrl = 'http://localhost:5173';

async function dev(): Promise<void> {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const stop = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  const page = await servePage();
  const server = startServer();
  await Promise.race([stop, once(server, 'exit')]);
  await Promise.all([page.close(), end(server)]);
  process.exit();
}

async function servePage(): Promise<ViteDevServer> {
  // The Host header stays as the browser sent it, or the server would take the page for a foreign one.
  const forward: ProxyOptions = { target: `http://127.0.0.1:${port}`, changeOrigin: false };
  const proxy = { '/api': forward, '/ws': { ...forward, ws: true }, '/dev/mailbox': forward, '/healthz': forward };
  const page = await createServer({ server: { port: 5173, strictPort: true, proxy }, logLevel: 'warn' });
  return page.listen();
}

/** In a process group of its own, so that Ctrl-C reaches it once and by us. */
function startServer(): ChildProcess {
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  if (server.stdout) createInterface(server.stdout).on('line', print);
  return server;
}

/** The server prints its own address, which does not have the newest page. */
function print(line: string): void {
  console.log(line.replaceAll(serverUrl, pageUrl));
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}

await dev();
