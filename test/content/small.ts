import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../content', import.meta.url));
/** Of each file; there are seven of riddles, four of games and six of other kinds. */
const ITEMS = 30;

let folder: string | undefined;

/** A folder with the first items of every kind, so that a test can read a deck to its end. */
export function smallContent(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), 'lilypad-content-'));
  for (const file of globSync('{*,riddles/*,games/*}.json', { cwd: content })) {
    const items = JSON.parse(readFileSync(join(content, file), 'utf8')) as unknown[];
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(items.slice(0, ITEMS)));
  }
  const made = folder;
  process.once('exit', () => rmSync(made, { recursive: true }));
  return folder;
}
