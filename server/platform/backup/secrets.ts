import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup-error.ts';

/** What opens the data and is kept outside the database. A name in capital letters is a setting, any other is a file. */
export interface Secret {
  readonly name: string;
  readonly content: string;
}

/** Settings cannot be set from here: the operator carries them over from this file. */
export const SETTINGS_FILE = 'restored-secrets.env';
const setting = /^[A-Z_]+$/;

/**
 * Puts the secrets of a backup into a folder, for its owner only: files by their names, settings together in one file. What
 * is set here already stays out. Returns the files that were written.
 */
export function writeSecrets(secrets: readonly Secret[], known: readonly Secret[], folder: string): readonly string[] {
  const isKnown = ({ name, content }: Secret) => known.some((one) => one.name === name && one.content === content);
  const missing = secrets.filter((secret) => !isKnown(secret));
  const lines = missing
    .filter(({ name }) => setting.test(name))
    .map(({ name, content }) => `${name}=${inQuotes(content)}\n`);
  const files = missing.filter(({ name }) => !setting.test(name));
  const all = [...files, ...(lines.length > 0 ? [{ name: SETTINGS_FILE, content: lines.join('') }] : [])];
  return all.map((secret) => writeSecret(secret, folder)).filter((path) => path !== undefined);
}

/** As Node reads it from a file of settings: nothing in it has a meaning of its own. */
function inQuotes(text: string): string {
  const quote = ["'", '`', '"'].find((mark) => !text.includes(mark)) ?? '';
  return `${quote}${text}${quote}`;
}

function writeSecret({ name, content }: Secret, folder: string): string | undefined {
  const path = join(folder, name);
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
    return path;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    if (readFileSync(path, 'utf8') === content) return undefined;
    throw new SetupError(`${path} is there already and is another one than that of the backup: move it away first.`);
  }
}
