import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { addSetting, listSettings } from '../platform/setting-queries.ts';
import { newToken } from '../platform/tokens.ts';

/** What can be done with the instance's secret; the secret itself is never handed out. */
export interface Secret {
  /** HMAC-SHA-256 of the parts. A purpose keeps hashes of different kinds apart. */
  hash(purpose: string, ...parts: readonly string[]): Buffer;
  /** Encrypts a text so that only this instance can read it, and notices a changed one. */
  seal(purpose: string, text: string): string;
  /** The text again; nothing when it was not sealed here. */
  unseal(purpose: string, sealed: string): string | undefined;
}

const NAME = 'session_secret';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The operator's SESSION_SECRET, or one that was made once and is kept in the database for all nodes. */
export async function loadSecret({ config, db }: Context): Promise<Secret> {
  if (config.sessionSecret) return secretOf(config.sessionSecret);
  await addSetting(db, { name: NAME, value: newToken() });
  const kept = (await listSettings(db, {})).find(({ name }) => name === NAME);
  if (!kept) throw new Error('the secret was not kept');
  return secretOf(kept.value);
}

function secretOf(key: string): Secret {
  const hash: Secret['hash'] = (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  return {
    hash,
    seal: (purpose, text) => seal(hash('seal', purpose), text),
    unseal: (purpose, sealed) => unseal(hash('seal', purpose), sealed),
  };
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function unseal(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
