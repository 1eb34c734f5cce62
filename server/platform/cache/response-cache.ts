import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Clock, SECOND } from '../clock.ts';

/** A response that was sent, ready to be sent again. */
export interface CachedResponse {
  readonly body: string;
  /** A digest of the body. */
  readonly etag: string;
  /** Names and values in turn, the fastest form for node:http: for a 304, and with a body. */
  readonly headers: string[];
  readonly headersWithBody: string[];
  /** Hits count against the same limit as other requests. */
  readonly rateLimitKey: string;
  readonly limit: number;
  readonly window: number;
}

interface Entry {
  readonly accountId: string;
  readonly response: CachedResponse;
  /** By the clock's `elapsed`. */
  readonly expiresAt: number;
}

export const MAX_BYTES = 32 * 1024 * 1024;
/** Several browsers with several URLs each. An account that makes up cookies evicts only its own entries. */
export const MAX_ENTRIES_PER_ACCOUNT = 32;
/** What V8 needs for an entry, its key and its slots in the maps. */
const ENTRY_BYTES = 400;
const POINTER_BYTES = 8;
/** After this the session is checked again. */
const TTL = 15 * SECOND;

/**
 * Caches the responses of polled endpoints by a digest of the request's cookies, until the account changes. Screens whose
 * socket is down poll every few seconds, and nearly always for what they have.
 */
export class ResponseCache {
  readonly #clock: Clock;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ response }) => countBytes(response),
    dispose: (entry, key, reason) => reason !== 'set' && this.#removeKey(entry.accountId, key),
  });
  /** The keys of an account, oldest first. */
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #urls = new Set<string>();
  #generation = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Grows with every invalidation: a response computed before one must not be stored after it. */
  get generation(): number {
    return this.#generation;
  }

  get count(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  find(cookies: string, url: string): CachedResponse | undefined {
    // Other endpoints need no digest.
    if (!this.#urls.has(url)) return undefined;
    const entry = this.#entries.get(cacheKey(cookies, url));
    return entry && entry.expiresAt > this.#clock.elapsed() ? entry.response : undefined;
  }

  /** There must be few URLs, because each one stays in memory. */
  set(
    request: { readonly cookies: string; readonly accountId: string; readonly url: string },
    response: CachedResponse,
  ): void {
    const { cookies, accountId, url } = request;
    const key = cacheKey(cookies, url);
    const keys = this.#keysOf.get(accountId) ?? new Set();
    const [oldest] = keys;
    if (oldest !== undefined && !keys.has(key) && keys.size >= MAX_ENTRIES_PER_ACCOUNT) this.#entries.delete(oldest);
    this.#urls.add(url);
    this.#entries.set(key, { accountId, response, expiresAt: this.#clock.elapsed() + TTL });
    this.#keysOf.set(accountId, keys.add(key));
  }

  invalidate(accountIds: readonly string[]): void {
    this.#generation += 1;
    for (const id of accountIds) for (const key of [...(this.#keysOf.get(id) ?? [])]) this.#entries.delete(key);
  }

  invalidateAll(): void {
    this.#generation += 1;
    this.#entries.clear();
  }

  #removeKey(accountId: string, key: string): void {
    const keys = this.#keysOf.get(accountId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(accountId);
  }
}

/** Hashed, because cookies take up to 16 KB. */
function cacheKey(cookies: string, url: string): string {
  return hash('sha256', cookies, 'base64url') + url;
}

function countBytes({ body, etag, headers, headersWithBody, rateLimitKey }: CachedResponse): number {
  const characters = body.length + etag.length + rateLimitKey.length;
  return ENTRY_BYTES + characters + POINTER_BYTES * (headers.length + headersWithBody.length);
}
