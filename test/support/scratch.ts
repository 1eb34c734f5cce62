import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;

/** A folder for what need not outlive a test run: in memory, where there is plenty, because there a database is copied in no time. */
export async function scratchFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? MEMORY : tmpdir(), prefix));
  await chmod(folder, 0o755); // as root, PostgreSQL runs as another user, who must be able to enter
  return folder;
}

function hasRoom(): Promise<boolean> {
  return statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize > ENOUGH,
    () => false,
  );
}
