import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../free-port.ts';

export { expect };

export interface Pond {
  readonly url: string;
  /** Settings that it was started with, for commands beside it. */
  readonly env: Readonly<Record<string, string>>;
  /** The newest code of six digits that was mailed to an address. */
  codeFor(address: string): Promise<string>;
  /** Where the newest mail to a parent leads; or the newest one that leads to the page of this name. */
  linkFor(address: string, page?: string): Promise<string>;
  /** The way that a new member of staff is led in. */
  invite(address: string, role: 'moderator' | 'admin'): Promise<string>;
}

/**
 * A real Lilypad as `npm start` runs it, on data of its own: one for each worker. Who changes the house itself asks by
 * `test.use({ house: … })` for a worker of their own, so that nobody else reads what they have written there.
 */
export const test = base.extend<{ pondPage: Page }, { pond: Pond; house: string }>({
  house: ['shared', { option: true, scope: 'worker' }],
  pond: [
    // The house is named so that Playwright takes another worker for another one.
    async ({ house: _house }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lilypad-journey-'));
      await chmod(folder, 0o755);
      const port = await freePort();
      const env = { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
      const server = spawn(process.execPath, ['server/main.ts'], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const url = `http://localhost:${port}`;
      await ready(url);
      const mails = {
        codeFor: (to: string) => codeFor(url, to),
        linkFor: (to: string, page?: string) => linkFor(url, to, page),
      };
      await use({ url, env, ...mails, invite: (address, role) => inviteTo(env, address, role) });
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ pond }, use) => use(pond.url),
});

async function inviteTo(env: Record<string, string>, address: string, role: string): Promise<string> {
  const args = ['bin/staff.ts', 'invite', address, '--role', role];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  const [, token = ''] = /\/staff#([\w-]+)/.exec(stdout) ?? [];
  return `/staff#${token}`;
}

async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Lilypad did not start');
}

function codeFor(url: string, address: string): Promise<string> {
  return inMail(url, address, /\b\d{6}\b/);
}

function linkFor(url: string, address: string, page = 'consent'): Promise<string> {
  return inMail(url, address, new RegExp(`http\\S+/${page}#[\\w-]+`));
}

async function inMail(url: string, address: string, wanted: RegExp): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
    for (const { to, text } of mails) {
      const found = to === address ? text.match(wanted)?.[0] : undefined;
      if (found) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing like ${wanted} was mailed to ${address}`);
}
