import type { IncomingHttpHeaders } from 'node:http';
import { type Clock, DAY, HOUR } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

const WARN_EVERY = HOUR;
const SEEN_LATELY = DAY;

/** Detects a proxy without TRUST_PROXY: all clients then seem to have its address, and share one rate limit. */
export class UnexpectedProxy {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #isTrusted: boolean;
  #seenAt: number | undefined;
  #warnedAt: number | undefined;

  constructor({ clock, log, config }: { clock: Clock; log: Log; config: Pick<Config, 'trustProxy'> }) {
    this.#clock = clock;
    this.#log = log;
    this.#isTrusted = config.trustProxy;
  }

  note(headers: IncomingHttpHeaders): void {
    if (this.#isTrusted || !(headers['x-forwarded-for'] ?? headers.forwarded)) return;
    const now = this.#clock.elapsed();
    this.#seenAt = now;
    if (this.#warnedAt !== undefined && now - this.#warnedAt < WARN_EVERY) return;
    this.#warnedAt = now;
    this.#log.warn(
      'requests have X-Forwarded-For or Forwarded, but TRUST_PROXY is not set: if Lilypad runs behind your proxy, set TRUST_PROXY=true, otherwise everybody shares one address and its rate limits',
    );
  }

  /** Whether there was one in the last 24 hours. */
  get isSeen(): boolean {
    return this.#seenAt !== undefined && this.#clock.elapsed() - this.#seenAt < SEEN_LATELY;
  }
}
