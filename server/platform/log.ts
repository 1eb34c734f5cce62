import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type DestinationStream, type Logger, pino } from 'pino';
import { SECOND } from './clock.ts';

export type Log = Logger;

/** Characters that are buffered before a write. */
const BUFFER_LENGTH = 4096;
const MAX_PSEUDONYMS = 10_000;

/** JSON lines with ids and numbers, never with a child's text, an address or a name. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return pino(options, destination ?? toStandardOutput());
}

/** Buffered, because writing each line by itself costs more than the request it logs. Flushed before the process ends. */
function toStandardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: BUFFER_LENGTH, periodicFlush: SECOND });
}

/**
 * PostgreSQL quotes values in its messages ("Key (username)=(maya) already exists"), so of its errors only the code and
 * the place are kept; a bug of ours keeps its stack.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if ('severity' in error) {
    const { code, constraint, routine, table } = error as Error & Record<string, unknown>;
    return { type: 'DatabaseError', code, constraint, routine, table };
  }
  // A mail server's refusal names the address.
  if ('responseCode' in error) {
    const { code, responseCode, command } = error as Error & Record<string, unknown>;
    return { type: 'MailError', code, responseCode, command };
  }
  return { type: error.name, message: error.message, stack: error.stack };
}

const salt = randomBytes(16);
const pseudonyms = new LRUCache<string, string>({
  max: MAX_PSEUDONYMS,
  memoMethod: (accountId) => createHmac('sha256', salt).update(accountId).digest('base64url').slice(0, 10),
});

/** Stands for an account until this process ends, so that log lines of one child can be grouped but not traced. */
export function pseudonym(accountId: string | undefined): string | undefined {
  return accountId && pseudonyms.memo(accountId);
}
