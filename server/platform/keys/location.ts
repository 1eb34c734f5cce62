import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { SetupError } from '../setup-error.ts';
import { parseRing, type Ring, serializeRing } from './ring.ts';

/** Where the ring is kept. Without a better place it stays in the database, where all nodes find it. */
export type KeyLocation =
  | { readonly kind: 'setting'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'database' };

/** `besideData` is the file beside the database that Lilypad brings along. */
export function keyLocation(
  { keys, keysFile }: Pick<Config, 'keys' | 'keysFile'>,
  besideData: string | undefined,
): KeyLocation {
  if (keys) return { kind: 'setting', text: keys };
  const path = keysFile ?? besideData;
  return path ? { kind: 'file', path } : { kind: 'database' };
}

/**
 * What has to be carried along with a copy of the database: nothing else opens what the keys protect. A ring in the
 * database, and a SESSION_SECRET that Lilypad made, are in the copy already.
 */
export function listSecrets(
  config: Pick<Config, 'keys' | 'keysFile' | 'sessionSecret'>,
  besideData: string | undefined,
): readonly { readonly name: string; readonly content: string }[] {
  const location = keyLocation(config, besideData);
  const ring =
    location.kind === 'database' ? undefined : location.kind === 'setting' ? location.text : readIfThere(location.path);
  return [
    ...(ring === undefined ? [] : [{ name: 'keys.json', content: ring }]),
    ...(config.sessionSecret ? [{ name: 'SESSION_SECRET', content: config.sessionSecret }] : []),
  ];
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

/** Throws where the text is no ring: guessing would void what the keys protect. */
export function ringFrom(text: string, where: string): Ring {
  const ring = parseRing(text);
  if (!ring) throw new SetupError(`The keys in ${where} cannot be read. Please put them back as they were.`);
  return ring;
}

/** Makes the file, unless another process was quicker: then both use that one's. */
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
    throw new SetupError(`The keys in ${path} cannot be read (${codeOf(error)}).`);
  }
}

function unwritable(path: string, error: unknown): SetupError {
  return new SetupError(`The keys cannot be kept in ${path} (${codeOf(error)}). Please set KEYS_FILE to another file.`);
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? 'unknown';
}
