import { createHmac, timingSafeEqual } from 'node:crypto';
import { idFromHex, toHex } from '../platform/tokens.ts';

/** Everything that the order of a deck depends on, besides what is in the database. */
export interface DeckKey {
  readonly accountId: string;
  /** 32 bits. */
  readonly seed: number;
  readonly startedAt: Date;
  /** The instant of the order of its posts. Decks of one child that begin within a minute share it. */
  readonly postsAt: Date;
  /** Of the library: 16 hex digits. */
  readonly version: string;
  readonly again: boolean;
  /** The age band of the child when the deck began. */
  readonly band: number;
  /** Whether posts were open to the child when the deck began. */
  readonly withPosts: boolean;
  /** Id of the post on top. */
  readonly top: string | null;
}

/** Increases when the dealing changes, so that no old deck continues in a different order. */
const DEALING_VERSION = 4;
const MAC_BYTES = 16;
const KEY_BYTES = 42;
const UUID_BYTES = 16;

/**
 * The key as a token: one byte each for the dealing version and the flags, account, seed, two instants, library version,
 * perhaps a post; then an HMAC-SHA256 truncated to 128 bits. Nothing in it is secret, but nobody can forge a token.
 */
export function signKey(secret: Buffer, key: DeckKey): string {
  const body = Buffer.alloc(key.top === null ? KEY_BYTES : KEY_BYTES + UUID_BYTES);
  body.writeUInt8(DEALING_VERSION, 0);
  body.writeUInt8((key.again ? 1 : 0) | (key.withPosts ? 2 : 0) | (key.band << 2), 1);
  body.write(toHex([key.accountId]), 2, 'hex');
  body.writeUInt32BE(key.seed, 18);
  body.writeUIntBE(key.startedAt.getTime(), 22, 6);
  body.writeUIntBE(key.postsAt.getTime(), 28, 6);
  body.write(key.version, 34, 'hex');
  if (key.top !== null) body.write(toHex([key.top]), KEY_BYTES, 'hex');
  return Buffer.concat([body, mac(secret, body)]).toString('base64url');
}

/** The key in a token; undefined for a token that we did not sign. */
export function readKey(secret: Buffer, token: string): DeckKey | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, -MAC_BYTES);
  if (body.length !== KEY_BYTES && body.length !== KEY_BYTES + UUID_BYTES) return undefined;
  if (!timingSafeEqual(mac(secret, body), bytes.subarray(-MAC_BYTES))) return undefined;
  if (body.readUInt8(0) !== DEALING_VERSION) return undefined;
  const flags = body.readUInt8(1);
  return {
    accountId: idFromHex(body.toString('hex', 2, 18)),
    seed: body.readUInt32BE(18),
    startedAt: new Date(body.readUIntBE(22, 6)),
    postsAt: new Date(body.readUIntBE(28, 6)),
    version: body.toString('hex', 34, KEY_BYTES),
    again: (flags & 1) !== 0,
    band: flags >> 2,
    withPosts: (flags & 2) !== 0,
    top: body.length > KEY_BYTES ? idFromHex(body.toString('hex', KEY_BYTES)) : null,
  };
}

function mac(secret: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', secret).update('feed deck').update(body).digest().subarray(0, MAC_BYTES);
}
