import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** HMAC-SHA-256 of the parts, as JSON, so that "ab", "c" and "a", "bc" differ. */
export function hashParts(key: Buffer, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}

/** AES-256-GCM with a random nonce. */
export function sealBytes(key: Buffer, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Undefined when the bytes were sealed with another key, or changed. */
export function unsealBytes(key: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Seals a text, as base64url. */
export function seal(key: Buffer, text: string): string {
  return sealBytes(key, Buffer.from(text)).toString('base64url');
}

export function unseal(key: Buffer, sealed: string): string | undefined {
  return unsealBytes(key, Buffer.from(sealed, 'base64url'))?.toString('utf8');
}
