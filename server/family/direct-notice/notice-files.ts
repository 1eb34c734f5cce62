import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import type { Config } from '../../platform/config.ts';

const shipped = fileURLToPath(new URL('../../../content', import.meta.url));

export interface DirectNotice {
  readonly version: number;
  readonly text: string;
}

/**
 * Reads 1.txt, 2.txt and so on, preferring the operator's own. A translation is named 1.es.txt; without one, the English notice
 * is sent.
 */
export async function readNotices(
  { contentDir }: Pick<Config, 'contentDir'>,
  language: WrittenLanguage,
): Promise<DirectNotice[]> {
  const own = contentDir && join(contentDir, 'notices');
  const folder = own && existsSync(own) ? own : join(shipped, 'notices');
  const names = await readdir(folder);
  const versions = names.filter((name) => /^\d+\.txt$/.test(name)).map((name) => Number.parseInt(name, 10));
  const read = versions.map(async (version) => {
    const translated = `${version}.${language}.txt`;
    const name = names.includes(translated) ? translated : `${version}.txt`;
    return { version, text: await readFile(join(folder, name), 'utf8') };
  });
  return (await Promise.all(read)).toSorted((one, other) => one.version - other.version);
}
