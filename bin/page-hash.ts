import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that goes into the page; package-lock.json stands for all packages. */
const ingredients = ['web', 'contract', 'bin/vite', 'vite.config.ts', 'tsconfig.base.json', 'package-lock.json'];

/** Changes whenever the built page would. Reads contents, because git changes file times. */
export function hashIngredients(checkout: string): string {
  const hash = createHash('sha256');
  for (const file of ingredients.flatMap((name) => listFiles(checkout, name))) {
    const content = readFileSync(join(checkout, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(checkout: string, name: string): string[] {
  const path = join(checkout, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(checkout.length))
    .sort();
}
