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

/** Ids sorted by time, so that tables and indexes grow at one end. */
export function newId(): string {
  return randomUUIDv7();
}

/** The 32 hex digits of each id, concatenated. */
export function toHex(ids: readonly string[]): string {
  return ids.join('').replaceAll('-', '');
}

export function idFromHex(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
