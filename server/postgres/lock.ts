import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from '../platform/setup-error.ts';

const busy = 5;

/**
 * Locks the data folder for this process. A SQLite lock is released by the operating system however the process ends; a pid
 * file is not safe, because ids are reused.
 */
export function lockDataDir(dataDir: string): Disposable {
  const holder = join(dataDir, 'lilypad.pid');
  try {
    const lock = acquireLock(join(dataDir, 'lock'));
    writeFileSync(holder, `${process.pid}\n`);
    return lock;
  } catch (error) {
    throw isBusy(error) ? alreadyRunning(holder) : notWritable(dataDir);
  }
}

/** Whether a running Lilypad holds the data folder. */
export function isLocked(dataDir: string): boolean {
  try {
    acquireLock(join(dataDir, 'lock'))[Symbol.dispose]();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw notWritable(dataDir);
  }
}

function acquireLock(file: string): Disposable {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { [Symbol.dispose]: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

function alreadyRunning(holder: string): SetupError {
  const pid = readFileSync(holder, 'utf8').trim();
  return new SetupError(
    `Lilypad is already running on this data (process ${pid}). Stop it first, or choose another DATA_DIR.`,
  );
}

function notWritable(dataDir: string): SetupError {
  return new SetupError(
    `Lilypad may not write to ${dataDir}: start it as the user that owns it, or choose another DATA_DIR.`,
  );
}
