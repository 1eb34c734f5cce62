import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';

export interface Browser {
  readonly executablePath: string;
  readonly env?: Readonly<Record<string, string>>;
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that was asked for, the system's, Playwright's own, else the one inside an npm package (Linux x64 only). */
export async function findBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH, NO_SYSTEM_BROWSER } = process.env;
  const candidates = [CHROMIUM_PATH ?? '', ...(NO_SYSTEM_BROWSER ? [] : installed), chromium.executablePath()];
  const found = candidates.find((path) => path !== '' && existsSync(path));
  if (found !== undefined) return { executablePath: found };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser();
  throw new Error('No browser for the journeys. Run: npx playwright install chromium, or set CHROMIUM_PATH.');
}

async function unpackBrowser(): Promise<Browser> {
  const require = createRequire(import.meta.url);
  const home = join(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(import.meta.dirname, '..', '..', '.cache', `chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpackInto(folder, join(home, 'bin'), executablePath);
  return { executablePath, env: { LD_LIBRARY_PATH: `${join(folder, 'lib')}:${process.env['LD_LIBRARY_PATH'] ?? ''}` } };
}

async function unpackInto(folder: string, packed: string, executablePath: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const inflate = (name: string, to: string) =>
    pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(join(folder, to)));
  await inflate('al2023.tar.br', 'libraries.tar'); // for machines that lack NSS and its friends
  const tar = spawnSync('tar', ['-xf', join(folder, 'libraries.tar'), '-C', folder], { stdio: 'inherit' });
  if (tar.status !== 0) throw new Error('The browser for the journeys could not be unpacked.');
  await inflate('chromium.br', 'chromium.part');
  chmodSync(join(folder, 'chromium.part'), 0o755);
  renameSync(join(folder, 'chromium.part'), executablePath);
}
