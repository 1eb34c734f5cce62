import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { SECOND } from '../../platform/clock.ts';
import type { PasswordCost } from '../../platform/context.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';

/** Hashes passwords with argon2id, few at a time, because each one takes 19 MB and some 30 milliseconds of a core. */
export interface Hasher {
  /** A hash in PHC format. Throws `busy` if too many wait, or one waits too long. */
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time does not reveal whether a name is known. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

const FULL_COST: PasswordCost = { memory: 19_456, passes: 2 };
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const AT_ONCE = 2;
/** Enough for a few school classes that sign in at the same moment. */
const MAX_WAITING = 200;
const MAX_WAIT = 10 * SECOND;

const derive = promisify(argon2);

export function createHasher(cost = FULL_COST): Hasher {
  const inTurn = createWorkQueue({ concurrency: AT_ONCE, maxWaiting: MAX_WAITING, maxWait: MAX_WAIT });
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (password, phc) => inTurn(() => verify(password, phc, cost)),
  };
}

async function hash(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

async function verify(password: string, phc: string | undefined, cost: PasswordCost): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(phc ?? '') ?? [];
  if (!memory || !passes || !lanes || !salt || !tag) {
    await deriveTag(password, randomBytes(SALT_BYTES), cost);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const asMade = { memory: Number(memory), passes: Number(passes) };
  const actual = await deriveTag(password, Buffer.from(salt, 'base64'), asMade, Number(lanes));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Keyboards compose the same characters differently. */
function deriveTag(password: string, nonce: Buffer, cost: PasswordCost, parallelism = LANES): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', { ...cost, message, nonce, parallelism, tagLength: TAG_BYTES });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
