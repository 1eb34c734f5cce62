import { type CipherGCM, createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import { SetupError } from '../setup-error.ts';
import { damaged } from './format.ts';

/**
 * An encrypted archive: MAGIC, salt, nonce and a check of the key, then the archive as AES-256-GCM, then its tag. Key and
 * check are derived from the passphrase by scrypt, which costs a tenth of a second and 128 MB per guess.
 */
const MAGIC = Buffer.from('LILYPAD-ENCRYPTED-BACKUP-1\n');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const CHECK_BYTES = 16;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES + CHECK_BYTES;
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

const scryptLater = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

interface Derived {
  readonly key: Buffer;
  readonly check: Buffer;
}

async function derive(passphrase: string, salt: Buffer): Promise<Derived> {
  const bytes = await scryptLater(passphrase.normalize('NFC'), salt, KEY_BYTES + CHECK_BYTES, COST);
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

export async function encrypting(passphrase: string): Promise<Transform> {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const { key, check } = await derive(passphrase, salt);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return sealed(cipher, Buffer.concat([MAGIC, salt, nonce, check]));
}

function sealed(cipher: CipherGCM, head: Buffer): Transform {
  cipher.setAAD(head);
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, cipher.update(chunk)),
    flush: (done) => {
      stream.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
  stream.push(head);
  return stream;
}

/** The archive in a file, decrypted if necessary. A change shows only at the end of the stream. */
export async function openFile(path: string, passphrase: string | undefined): Promise<readonly Readable[]> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const { buffer: head, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return [createReadStream(path)];
    if (bytesRead < HEAD_BYTES || size < HEAD_BYTES + TAG_BYTES) throw damaged();
    const { buffer: tag } = await handle.read(Buffer.alloc(TAG_BYTES), 0, TAG_BYTES, size - TAG_BYTES);
    const body = createReadStream(path, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 });
    return [body, await decrypting(head, tag, passphrase)];
  } finally {
    await handle.close();
  }
}

async function decrypting(head: Buffer, tag: Buffer, passphrase: string | undefined): Promise<Transform> {
  if (!passphrase) throw new SetupError('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  const saltEnd = MAGIC.length + SALT_BYTES;
  const nonceEnd = saltEnd + NONCE_BYTES;
  const salt = head.subarray(MAGIC.length, saltEnd);
  const nonce = head.subarray(saltEnd, nonceEnd);
  const check = head.subarray(nonceEnd);
  const derived = await derive(passphrase, salt);
  if (!timingSafeEqual(derived.check, check))
    throw new SetupError('BACKUP_PASSPHRASE is not the passphrase of this backup.');
  return createDecipheriv('aes-256-gcm', derived.key, nonce).setAAD(head).setAuthTag(tag);
}
