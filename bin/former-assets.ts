import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Names what a build made itself, so that the one after the next keeps nothing of it. */
const LIST = '.own-assets.json';

/**
 * Keeps the assets of the build before in the new one: a server that runs on, and pages that are open, still ask for them.
 * The new build does not know which of them are only for admins, so those stay behind.
 */
export function keepFormerAssets(former: string, next: string): void {
  const own = readdirSync(join(next, 'assets'));
  writeFileSync(join(next, LIST), JSON.stringify(own));
  const adminFiles = new Set(listAdminFiles(former));
  for (const name of listOwn(former)) {
    const file = join(former, 'assets', name);
    const kept = join(next, 'assets', name);
    if (!adminFiles.has(name.replace(/\.(br|gz)$/, '')) && existsSync(file) && !existsSync(kept))
      copyFileSync(file, kept);
  }
}

function listOwn(build: string): readonly string[] {
  const list = join(build, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function listAdminFiles(build: string): readonly string[] {
  const pages = join(build, 'pages.json');
  if (!existsSync(pages)) return [];
  const { adminFiles }: { adminFiles: readonly string[] } = JSON.parse(readFileSync(pages, 'utf8'));
  return adminFiles.map((file) => basename(file));
}
