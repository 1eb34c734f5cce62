import { createHash, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';

/** 256 random bits as text for links and cookies; only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token; enough for random bits, never for passwords or short codes. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Six digits for a verification mail. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Ids in order of time, so that tables and indexes grow at one end. */
export function newId(): string {
  return randomUUIDv7();
}
