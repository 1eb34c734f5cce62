import type { Context } from '../platform/context.ts';
import { hashParts, seal, unseal } from '../platform/keys/cipher.ts';
import { addSetting, listSettings, saveSetting } from '../platform/setting-queries.ts';
import { newToken } from '../platform/tokens.ts';
import { endAllSessions } from './sessions/session-queries.ts';

/**
 * Operations with SESSION_SECRET; the secret itself is never exposed. Only for what may end when it changes: everything else
 * uses the keys of the context.
 */
export interface Secret {
  /** HMAC-SHA-256 of the parts. The purpose separates hashes of different kinds. */
  hash(purpose: string, ...parts: readonly string[]): Buffer;
  /** Encrypts a text so that only this instance can read it, and detects changes. */
  seal(purpose: string, text: string): string;
  /** Decrypts a text. Undefined if it was not sealed here. */
  unseal(purpose: string, sealed: string): string | undefined;
}

const NAME = 'session_secret';
const CHECK = 'session_secret_check';

/** The operator's SESSION_SECRET, or one that is generated once and stored in the database for all nodes. */
export async function loadSecret({ config, db }: Context): Promise<Secret> {
  if (config.sessionSecret) return createSecret(config.sessionSecret);
  await addSetting(db, { name: NAME, value: newToken() });
  const stored = (await listSettings(db, {})).find(({ name }) => name === NAME);
  if (!stored) throw new Error('the secret was not stored');
  return createSecret(stored.value);
}

/** A changed secret signs everybody out: this is how an operator ends all sessions at once. */
export async function endSessionsOfOtherSecret({ db, log }: Context, secret: Secret): Promise<void> {
  const value = secret.hash('check').toString('hex');
  const noted = (await listSettings(db, {})).find(({ name }) => name === CHECK)?.value;
  if (noted === value) return;
  if (noted !== undefined) {
    const { sessions } = await endAllSessions(db, {});
    log.warn({ sessions }, 'SESSION_SECRET is another one than before: everybody is signed out');
  }
  await saveSetting(db, { name: CHECK, value });
}

function createSecret(key: string): Secret {
  const bytes = Buffer.from(key);
  const hash: Secret['hash'] = (purpose, ...parts) => hashParts(bytes, [purpose, ...parts]);
  return {
    hash,
    seal: (purpose, text) => seal(hash('seal', purpose), text),
    unseal: (purpose, sealed) => unseal(hash('seal', purpose), sealed),
  };
}
