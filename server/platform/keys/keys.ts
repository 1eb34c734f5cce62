import { createHmac, hkdfSync } from 'node:crypto';
import { hashParts, seal, unseal } from './cipher.ts';
import type { AuditStart, Ring, RingKey } from './ring.ts';

/** What is protected, each by keys of its own. docs/keys.md says what a leak of each would mean. */
export type Purpose = 'addresses' | 'second_steps' | 'audit' | 'webhooks';

/** Hashes and seals for one purpose. `about` keeps different kinds of things apart; the keys are never handed out. */
export interface KeysFor {
  /** By the newest key. */
  hash(about: string, ...parts: readonly string[]): Buffer;
  /** By every key, the newest first: what an earlier key had hashed is found by one of them. */
  hashes(about: string, ...parts: readonly string[]): readonly Buffer[];
  seal(about: string, text: string): string;
  /** The text again; undefined when it was not sealed here, or was changed. */
  unseal(about: string, sealed: string): string | undefined;
  /** HMAC-SHA-256 of bytes by the newest key, with the key's id. */
  sign(bytes: Buffer): { readonly keyId: number; readonly signature: Buffer };
  /** The same by one key; undefined when that key is not here. */
  signWith(keyId: number, bytes: Buffer): Buffer | undefined;
}

export interface Keys {
  of(purpose: Purpose): KeysFor;
  readonly auditStart: AuditStart;
  /** Whether they are kept outside the database that they protect. */
  readonly areOutsideDatabase: boolean;
}

export function createKeys({ keys, auditStart }: Ring, areOutsideDatabase: boolean): Keys {
  const made = new Map<Purpose, KeysFor>();
  const make = (purpose: Purpose) => {
    const keysFor = keysFrom(keys.map((key) => derive(key, purpose)).toReversed());
    made.set(purpose, keysFor);
    return keysFor;
  };
  return { of: (purpose) => made.get(purpose) ?? make(purpose), auditStart, areOutsideDatabase };
}

/** What the database may know of a key, to notice at the start that it is another one. */
export function fingerprintOf(key: RingKey): string {
  const bytes = Buffer.from(hkdfSync('sha256', key.secret, '', 'lilypad check', 32));
  return hashParts(bytes, ['check']).toString('hex').slice(0, 32);
}

interface Derived {
  readonly id: number;
  readonly bytes: Buffer;
  readonly isSessionSecret: boolean;
}

/** The old secret was used as it is: what it made can only be read so. */
function derive({ id, secret, isSessionSecret = false }: RingKey, purpose: Purpose): Derived {
  const bytes = isSessionSecret
    ? Buffer.from(secret)
    : Buffer.from(hkdfSync('sha256', secret, '', `lilypad ${purpose}`, 32));
  return { id, bytes, isSessionSecret };
}

function keysFrom(newestFirst: readonly Derived[]): KeysFor {
  const [newest] = newestFirst;
  if (!newest) throw new Error('a ring without keys');
  const hashBy = ({ bytes }: Derived, about: string, parts: readonly string[]) => hashParts(bytes, [about, ...parts]);
  const sealingKey = (key: Derived, about: string) => hashBy(key, 'seal', [about]);
  const sign = (key: Derived, given: Buffer) => createHmac('sha256', key.bytes).update(given).digest();
  return {
    hash: (about, ...parts) => hashBy(newest, about, parts),
    hashes: (about, ...parts) => newestFirst.map((key) => hashBy(key, about, parts)),
    seal: (about, text) => `${newest.id}.${seal(sealingKey(newest, about), text)}`,
    unseal: (about, sealed) => {
      const [, id, body = sealed] = /^(\d+)\.(.*)$/.exec(sealed) ?? [];
      const key = newestFirst.find((one) => (id === undefined ? one.isSessionSecret : one.id === Number(id)));
      return key && unseal(sealingKey(key, about), body);
    },
    sign: (bytes) => ({ keyId: newest.id, signature: sign(newest, bytes) }),
    signWith: (keyId, bytes) => {
      const key = newestFirst.find(({ id, isSessionSecret }) => id === keyId && !isSessionSecret);
      return key && sign(key, bytes);
    },
  };
}
