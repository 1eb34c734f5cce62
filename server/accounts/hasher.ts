import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../platform/problem.ts';

/** Hashes passwords with argon2id, few at a time, because each one takes 19 MB and some 30 milliseconds of a core. */
export interface Hasher {
  /** A hash in PHC format. Throws `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time does not tell whether a name is known. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

const MEMORY_KB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const AT_ONCE = 2;
const MOST_WAITING = 20;

const derive = promisify(argon2);

export function createHasher(): Hasher {
  const inTurn = createQueue(AT_ONCE, MOST_WAITING);
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (password, phc) => inTurn(() => verify(password, phc)),
  };
}

async function hash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, MEMORY_KB, PASSES, LANES);
  return `$argon2id$v=19$m=${MEMORY_KB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

async function verify(password: string, phc: string | undefined): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(phc ?? '') ?? [];
  if (!memory || !passes || !lanes || !salt || !tag) {
    await tagOf(password, randomBytes(SALT_BYTES), MEMORY_KB, PASSES, LANES);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), Number(lanes));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The same letters typed on another keyboard may arrive composed differently. */
function tagOf(password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength: TAG_BYTES });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Runs at most so many works at once, and lets at most so many wait. */
function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Problem('unavailable', { retryAfter: 5 });
      // Whoever ends hands over the place, so `running` stays as it is.
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
