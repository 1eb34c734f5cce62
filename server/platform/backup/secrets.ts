import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup-error.ts';

/** A key or password that is stored outside the database. A name in capital letters is a setting, any other is a file. */
export interface Secret {
  readonly name: string;
  readonly content: string;
}

/** The operator copies settings from this file. */
export const SETTINGS_FILE = 'restored-secrets.env';
const setting = /^[A-Z_]+$/;

/**
 * Writes the secrets of a backup into a folder, readable only by its owner: files by their names, settings together in one
 * file. Skips secrets that this machine has already. Returns the files that were written.
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

/** Quoted as Node's parser of .env files expects. */
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
    throw new SetupError(`${path} exists already and differs from the one in the backup: move it away first.`);
  }
}
