import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/** A folder for one test run: in memory if there is enough, because databases are copied much faster there. */
export async function scratchFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join((await hasSpace()) ? MEMORY : tmpdir(), prefix));
  await chmod(folder, 0o755); // as root, PostgreSQL runs as another user, who must be able to enter
  return folder;
}

function hasSpace(): Promise<boolean> {
  return statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize > MIN_FREE_BYTES,
    () => false,
  );
}
