import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { SetupError } from '../setup-error.ts';
import { parseRing, type Ring, serializeRing } from './ring.ts';

/** Where the key ring is stored: in the database when nothing else is configured, because all nodes find it there. */
export type KeyLocation =
  | { readonly kind: 'setting'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'database' };

/** `defaultFile` lies beside the data of the embedded database. */
export function keyLocation(
  { keys, keysFile }: Pick<Config, 'keys' | 'keysFile'>,
  defaultFile: string | undefined,
): KeyLocation {
  if (keys) return { kind: 'setting', text: keys };
  const path = keysFile ?? defaultFile;
  return path ? { kind: 'file', path } : { kind: 'database' };
}

/**
 * What a backup needs besides the database, to read what the keys protect. A ring in the database and a SESSION_SECRET that
 * Lilypad made are part of the database.
 */
export function listSecrets(
  config: Pick<Config, 'keys' | 'keysFile' | 'sessionSecret'>,
  defaultFile: string | undefined,
): readonly { readonly name: string; readonly content: string }[] {
  const ring = readOutsideDatabase(keyLocation(config, defaultFile));
  return [
    ...(ring === undefined ? [] : [{ name: 'keys.json', content: ring }]),
    ...(config.sessionSecret ? [{ name: 'SESSION_SECRET', content: config.sessionSecret }] : []),
  ];
}

function readOutsideDatabase(location: KeyLocation): string | undefined {
  switch (location.kind) {
    case 'setting':
      return location.text;
    case 'file':
      return readIfThere(location.path);
    case 'database':
      return undefined;
  }
}

export function describeLocation(location: KeyLocation): string {
  switch (location.kind) {
    case 'setting':
      return 'the setting LILYPAD_KEYS';
    case 'file':
      return location.path;
    case 'database':
      return 'the database itself';
  }
}

export function readFileRing(path: string): Ring | undefined {
  const text = readIfThere(path);
  if (text === undefined) return undefined;
  return ringFrom(text, path);
}

/** Throws when the text is not a ring: a new one would make protected data unreadable. */
export function ringFrom(text: string, where: string): Ring {
  const ring = parseRing(text);
  if (!ring) throw new SetupError(`The keys in ${where} cannot be read. Please put them back as they were.`);
  return ring;
}

/** Creates the file. If another process was faster, both use its file. */
export function createFileRing(path: string, ring: Ring): Ring {
  const fresh = writeBeside(path, ring);
  try {
    linkSync(fresh, path);
    return ring;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw unwritable(path, error);
    return readFileRing(path) ?? ring;
  } finally {
    rmSync(fresh, { force: true });
  }
}

export function replaceFileRing(path: string, ring: Ring): void {
  renameSync(writeBeside(path, ring), path);
}

function writeBeside(path: string, ring: Ring): string {
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(fresh, `${serializeRing(ring)}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(fresh, 0o600);
  } catch (error) {
    throw unwritable(path, error);
  }
  return fresh;
}

function readIfThere(path: string): string | undefined {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  } catch (error) {
    throw new SetupError(`The keys in ${path} cannot be read (${errorCode(error)}).`);
  }
}

function unwritable(path: string, error: unknown): SetupError {
  return new SetupError(
    `The keys cannot be saved in ${path} (${errorCode(error)}). Please set KEYS_FILE to another file.`,
  );
}

function errorCode(error: unknown): string {
  return (error as { code?: string }).code ?? 'unknown';
}
