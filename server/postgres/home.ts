import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { SetupError } from '../platform/setup-error.ts';

/** The system user that runs PostgreSQL when Lilypad itself runs as root. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Where one Lilypad stores its data, and who runs its database (undefined: the user who started Lilypad). */
export interface Home {
  dataDir: string;
  cluster: string;
  sockets: string;
  owner: Owner | undefined;
}

/** PostgreSQL refuses to run as root, and its user cannot enter root's home. */
export const rootHome = '/var/lib/lilypad';

/** The shortest limit of the systems we run on: 104 bytes with the closing zero on macOS, 108 on Linux. */
const longestSocketPath = 103;

const isRoot = process.getuid?.() === 0;

/** Finds or creates the data folder. Throws SetupError when it cannot be used. */
export function openHome(wanted: string | undefined, checkout: string): Home {
  const owner = isRoot ? databaseUser() : undefined;
  if (isRoot) createRootHome();
  const folder = wanted ? resolve(checkout, wanted) : defaultDataDir(checkout);
  refusing(folder, () => createDataDir(folder, owner));
  const dataDir = realpathSync(folder);
  if (owner) refuseClosedFolder(dataDir, owner);
  if (isRoot && !wanted) saveCheckout(dataDir, checkout);
  return { dataDir, owner, cluster: join(dataDir, 'db'), sockets: socketFolder(dataDir) };
}

/** Creates a folder that only the database's user may enter. */
export function createPrivateFolder(home: Home, folder: string): void {
  refusing(home.dataDir, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (home.owner) chownSync(folder, home.owner.uid, home.owner.gid);
    chmodSync(folder, 0o700);
  });
}

/** Call it under the lock only: it removes the previous socket. */
export function createSocketFolder(home: Home): void {
  if (home.sockets.startsWith(home.dataDir) || isNew(home.sockets)) createPrivateFolder(home, home.sockets);
  else refuseForeignFolder(home);
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(home.sockets, name), { force: true });
}

export function removeSocketFolder(home: Home): void {
  rmSync(home.sockets, { recursive: true, force: true });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function defaultDataDir(checkout: string): string {
  const path = realpathSync(checkout);
  return isRoot ? join(rootHome, shortHash(path)) : join(path, '.data');
}

/** Fails on a read-only system with a mounted DATA_DIR, where it is not needed. */
function createRootHome(): void {
  try {
    if (mkdirSync(rootHome, { recursive: true })) chmodSync(rootHome, 0o755);
  } catch {}
}

/** Closed to others. As root, the database's group may pass through to its own folders. */
function createDataDir(folder: string, owner: Owner | undefined): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!owner || readdirSync(folder).length > 0) return;
  chownSync(folder, 0, owner.gid);
  chmodSync(folder, 0o710);
}

function refusing(folder: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new SetupError(
      `Lilypad cannot store its data in ${folder} (${code}): set DATA_DIR to a folder it may write to.`,
    );
  }
}

function refuseClosedFolder(dataDir: string, owner: Owner): void {
  const entered = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dataDir], { ...owner, cwd: '/', stdio: 'ignore' });
  if (entered.status === 0) return;
  throw new SetupError(
    `As root, Lilypad runs its database as the user postgres, who cannot enter ${dataDir}: ` +
      'set DATA_DIR to an open folder, leave it unset, or start Lilypad as an ordinary user.',
  );
}

function saveCheckout(dataDir: string, checkout: string): void {
  const note = join(dataDir, 'checkout.txt');
  if (!existsSync(note)) writeFileSync(note, `The data of the Lilypad in ${checkout}\n`, { mode: 0o600 });
}

function socketFolder(dataDir: string): string {
  const name = `lilypad-${shortHash(dataDir)}`;
  const folders = [join(dataDir, 'run'), join(tmpdir(), name)];
  return folders.find((folder) => Buffer.byteLength(`${folder}/.s.PGSQL.5432`) <= longestSocketPath) ?? `/tmp/${name}`;
}

function isNew(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

/** Anyone could have created the folder in /tmp first, to intercept our connection. */
function refuseForeignFolder({ sockets, owner }: Home): void {
  const found = lstatSync(sockets, { throwIfNoEntry: false });
  const ours = owner?.uid ?? process.getuid?.();
  if (found?.isDirectory() && found.uid === ours && (found.mode & 0o077) === 0) return;
  throw new SetupError(`${sockets} belongs to another user: remove it, or set DATA_DIR to a shorter path.`);
}

function databaseUser(): Owner {
  const found = findUser('postgres');
  if (found) return found;
  const args = ['--system', '--user-group', '--no-create-home', '--home-dir', rootHome, '--shell', '/bin/false'];
  spawnSync('useradd', [...args, 'postgres'], { stdio: 'ignore' });
  const made = findUser('postgres');
  if (made) return made;
  throw new SetupError(
    'PostgreSQL does not run as root and the user postgres could not be created: start Lilypad as an ordinary user, or set DATABASE_URL.',
  );
}

function findUser(name: string): Owner | undefined {
  try {
    const ids = /uid=(\d+).*? gid=(\d+)/.exec(execFileSync('id', [name], { encoding: 'utf8', stdio: 'pipe' }));
    return ids ? { uid: Number(ids[1]), gid: Number(ids[2]) } : undefined;
  } catch {
    return undefined;
  }
}
