import { createHmac, hkdfSync } from 'node:crypto';
import { hashParts, seal, sealBytes, unseal, unsealBytes } from './cipher.ts';
import type { AuditStart, Ring, RingKey } from './ring.ts';

/** Each purpose has its own derived keys. docs/keys.md says what a leak of each would mean. */
export type Purpose = 'addresses' | 'second_steps' | 'audit' | 'webhooks' | 'forms' | 'files' | 'examples' | 'counts';

/** Hashes and encrypts for one purpose. `label` separates different uses; the keys themselves stay inside. */
export interface KeysFor {
  /** With the newest key. */
  hash(label: string, ...parts: readonly string[]): Buffer;
  /** With every key, newest first, to find rows that were hashed with an earlier key. */
  hashes(label: string, ...parts: readonly string[]): readonly Buffer[];
  seal(label: string, text: string): string;
  /** Undefined when the text was not sealed with these keys, or was changed. */
  unseal(label: string, sealed: string): string | undefined;
  /** For files. The key's id precedes the sealed bytes. */
  sealBytes(label: string, bytes: Uint8Array): Buffer;
  unsealBytes(label: string, sealed: Buffer): Buffer | undefined;
  /** HMAC-SHA-256 with the newest key, and that key's id. */
  sign(bytes: Buffer): { readonly keyId: number; readonly signature: Buffer };
  /** The same with one key; undefined when that key is missing. */
  signWith(keyId: number, bytes: Buffer): Buffer | undefined;
}

const KEY_ID_BYTES = 4;

export interface Keys {
  get(purpose: Purpose): KeysFor;
  readonly auditStart: AuditStart;
  /** Whether the keys are stored outside the database that they protect. */
  readonly areOutsideDatabase: boolean;
}

export function createKeys({ keys, auditStart }: Ring, areOutsideDatabase: boolean): Keys {
  const made = new Map<Purpose, KeysFor>();
  const createPurposeKeys = (purpose: Purpose) => {
    const keysFor = keysFrom(keys.map((key) => derive(key, purpose)).toReversed());
    made.set(purpose, keysFor);
    return keysFor;
  };
  return { get: (purpose) => made.get(purpose) ?? createPurposeKeys(purpose), auditStart, areOutsideDatabase };
}

/** Stored in the database, to notice a wrong key at the start. */
export function fingerprint(key: RingKey): string {
  const bytes = Buffer.from(hkdfSync('sha256', key.secret, '', 'lilypad check', 32));
  return hashParts(bytes, ['check']).toString('hex').slice(0, 32);
}

interface Derived {
  readonly id: number;
  readonly bytes: Buffer;
  readonly isSessionSecret: boolean;
}

/** The old SESSION_SECRET was used without derivation. */
function derive({ id, secret, isSessionSecret = false }: RingKey, purpose: Purpose): Derived {
  const bytes = isSessionSecret
    ? Buffer.from(secret)
    : Buffer.from(hkdfSync('sha256', secret, '', `lilypad ${purpose}`, 32));
  return { id, bytes, isSessionSecret };
}

function keysFrom(newestFirst: readonly Derived[]): KeysFor {
  const [newest] = newestFirst;
  if (!newest) throw new Error('a ring without keys');
  const hashBy = ({ bytes }: Derived, label: string, parts: readonly string[]) => hashParts(bytes, [label, ...parts]);
  const sealingKey = (key: Derived, label: string) => hashBy(key, 'seal', [label]);
  const sign = (key: Derived, data: Buffer) => createHmac('sha256', key.bytes).update(data).digest();
  return {
    hash: (label, ...parts) => hashBy(newest, label, parts),
    hashes: (label, ...parts) => newestFirst.map((key) => hashBy(key, label, parts)),
    seal: (label, text) => `${newest.id}.${seal(sealingKey(newest, label), text)}`,
    unseal: (label, sealed) => {
      const [, id, body = sealed] = /^(\d+)\.(.*)$/.exec(sealed) ?? [];
      const key = newestFirst.find((one) => (id === undefined ? one.isSessionSecret : one.id === Number(id)));
      return key && unseal(sealingKey(key, label), body);
    },
    sealBytes: (label, bytes) => {
      const id = Buffer.alloc(KEY_ID_BYTES);
      id.writeUInt32BE(newest.id);
      return Buffer.concat([id, sealBytes(sealingKey(newest, label), bytes)]);
    },
    unsealBytes: (label, sealed) => {
      if (sealed.length < KEY_ID_BYTES) return undefined;
      const key = newestFirst.find(({ id }) => id === sealed.readUInt32BE());
      return key && unsealBytes(sealingKey(key, label), sealed.subarray(KEY_ID_BYTES));
    },
    sign: (bytes) => ({ keyId: newest.id, signature: sign(newest, bytes) }),
    signWith: (keyId, bytes) => {
      const key = newestFirst.find(({ id, isSessionSecret }) => id === keyId && !isSessionSecret);
      return key && sign(key, bytes);
    },
  };
}
