import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { scratchFolder } from '../support/scratch.ts';
import { newDatabase, startServer, stopServer } from './database.ts';

export { expect };

/** What an instance is started with, besides what all of them are. */
type Settings = Readonly<Record<string, string>>;

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
 * A real Lilypad on data of its own, kept by a worker for all its journeys. Who changes the instance itself asks by
 * `test.use({ instance: … })` for one where nobody else reads what they have written there.
 */
export const test = base.extend<{ pond: Pond; instance: string; settings: Settings }, { ponds: Ponds }>({
  instance: ['shared', { option: true }],
  settings: [{}, { option: true }],
  ponds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const ponds = new Ponds();
      await use(ponds);
      await ponds.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  pond: [async ({ instance, settings, ponds }, use) => use(await ponds.open(instance, settings)), { timeout: 60_000 }],
  baseURL: async ({ pond }, use) => use(pond.url),
});

interface OpenPond extends Pond {
  close(): Promise<void>;
}

/** The ponds of a worker: the shared one for good, and of the others the one that was asked for last. */
class Ponds {
  readonly #open = new Map<string, OpenPond>();

  async open(instance: string, settings: Settings): Promise<Pond> {
    const known = this.#open.get(instance);
    if (known) return known;
    for (const other of this.#open.keys()) if (other !== 'shared') await this.#close(other);
    const pond = await openPond(settings);
    this.#open.set(instance, pond);
    return pond;
  }

  async close(): Promise<void> {
    for (const instance of this.#open.keys()) await this.#close(instance);
  }

  async #close(instance: string): Promise<void> {
    await this.#open.get(instance)?.close();
    this.#open.delete(instance);
  }
}

async function openPond(settings: Settings): Promise<OpenPond> {
  const folder = await scratchFolder('lilypad-journey-');
  const { server, url, env } = await startServer({ ...settings, DATA_DIR: folder, DATABASE_URL: await newDatabase() });
  return {
    url,
    env,
    codeFor: (to) => codeFor(url, to),
    linkFor: (to, page) => linkFor(url, to, page),
    invite: (address, role) => inviteTo(env, address, role),
    close: async () => {
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function inviteTo(env: Record<string, string>, address: string, role: string): Promise<string> {
  const args = ['bin/staff.ts', 'invite', address, '--role', role];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  const [, token = ''] = /\/staff#([\w-]+)/.exec(stdout) ?? [];
  return `/staff#${token}`;
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
