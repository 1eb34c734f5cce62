import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Clock, SECOND } from '../clock.ts';

/** An answer that left the door, ready to leave again. */
export interface CachedResponse {
  readonly body: string;
  /** The digest of the body, as an ETag. */
  readonly etag: string;
  /** Names and values in turn, as node:http writes them fastest: without the body, and with it. */
  readonly headers: string[];
  readonly headersWithBody: string[];
  /** Under this name its calls are counted, with those that pass the door. */
  readonly rateLimitKey: string;
  readonly limit: number;
  readonly window: number;
}

interface Entry {
  readonly accountId: string;
  readonly answer: CachedResponse;
  /** By the clock's `elapsed`. */
  readonly until: number;
}

export const MAX_BYTES = 32 * 1024 * 1024;
/** Several browsers with several addresses each; whoever makes up cookies pushes out only what is their own. */
export const MAX_ENTRIES_PER_ACCOUNT = 32;
/** Of the entry itself, its key and its place in the maps, as V8 keeps them. */
const ENTRY_BYTES = 400;
const POINTER_BYTES = 8;
/** Then the door is asked again whether the session still lives. */
const TTL = 15 * SECOND;

/**
 * Keeps what polled calls were answered, by a digest of the cookies they came with, until news of the account comes. Screens
 * whose socket is down ask every few seconds, and nearly always for what they know.
 */
export class ResponseCache {
  readonly #clock: Clock;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => bytesOf(answer),
    dispose: (entry, key, reason) => reason !== 'set' && this.#unlist(entry.accountId, key),
  });
  /** The keys of an account, oldest first. */
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #urls = new Set<string>();
  #forgetting = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How often something was forgotten so far: what was asked for before is not kept after. */
  get generation(): number {
    return this.#forgetting;
  }

  get count(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  find(cookies: string, url: string): CachedResponse | undefined {
    // Calls of other kinds need no digest.
    if (!this.#urls.has(url)) return undefined;
    const entry = this.#entries.get(keyOf(cookies, url));
    return entry && entry.until > this.#clock.elapsed() ? entry.answer : undefined;
  }

  /** The addresses must be few: each one stays known. */
  set(
    of: { readonly cookies: string; readonly accountId: string; readonly url: string },
    answer: CachedResponse,
  ): void {
    const { cookies, accountId, url } = of;
    const key = keyOf(cookies, url);
    const keys = this.#keysOf.get(accountId) ?? new Set();
    const [oldest] = keys;
    if (oldest !== undefined && !keys.has(key) && keys.size >= MAX_ENTRIES_PER_ACCOUNT) this.#entries.delete(oldest);
    this.#urls.add(url);
    this.#entries.set(key, { accountId, answer, until: this.#clock.elapsed() + TTL });
    this.#keysOf.set(accountId, keys.add(key));
  }

  invalidate(accountIds: readonly string[]): void {
    this.#forgetting += 1;
    for (const id of accountIds) for (const key of [...(this.#keysOf.get(id) ?? [])]) this.#entries.delete(key);
  }

  invalidateAll(): void {
    this.#forgetting += 1;
    this.#entries.clear();
  }

  #unlist(accountId: string, key: string): void {
    const keys = this.#keysOf.get(accountId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(accountId);
  }
}

/** The cookies themselves would take up to 16 KB each. */
function keyOf(cookies: string, url: string): string {
  return hash('sha256', cookies, 'base64url') + url;
}

function bytesOf({ body, etag, headers, headersWithBody, rateLimitKey }: CachedResponse): number {
  const letters = body.length + etag.length + rateLimitKey.length;
  return ENTRY_BYTES + letters + POINTER_BYTES * (headers.length + headersWithBody.length);
}
