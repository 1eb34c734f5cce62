import { LRUCache } from 'lru-cache';
import { type Clock, SECOND } from './clock.ts';

/** An answer that left the door, ready to leave again. */
export interface PolledAnswer {
  readonly body: string;
  /** The digest of the body, as an ETag. */
  readonly mark: string;
  /** Names and values in turn, as node:http writes them fastest: without the body, and with it. */
  readonly head: string[];
  readonly headOfWhole: string[];
  /** Under this name its calls are counted, with those that pass the door. */
  readonly countedAs: string;
  readonly limit: number;
  readonly window: number;
}

interface Pocket {
  readonly accountId: string;
  readonly answers: Map<string, { readonly answer: PolledAnswer; readonly until: number }>;
}

const MOST = 10_000;
/** Then the door is asked again whether the session still lives. */
const LIFETIME = 15 * SECOND;

/**
 * Keeps what polled calls were answered, by the cookies they came with, until news of the account comes. Screens whose socket
 * is down ask every few seconds, and nearly always for what they know.
 */
export class PolledAnswers {
  readonly #clock: Clock;
  readonly #pockets = new LRUCache<string, Pocket>({ max: MOST, dispose: (pocket) => this.#letGo(pocket) });
  readonly #pocketsOf = new Map<string, Set<Pocket>>();
  #forgetting = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How often something was forgotten so far: what was asked for before is not kept after. */
  get age(): number {
    return this.#forgetting;
  }

  find(cookies: string, url: string): PolledAnswer | undefined {
    const kept = this.#pockets.get(cookies)?.answers.get(url);
    return kept && kept.until > this.#clock.now().getTime() ? kept.answer : undefined;
  }

  keep(of: { readonly cookies: string; readonly accountId: string; readonly url: string }, answer: PolledAnswer): void {
    const pocket = this.#pocketOf(of.cookies, of.accountId);
    pocket.answers.set(of.url, { answer, until: this.#clock.now().getTime() + LIFETIME });
  }

  forget(accountIds: readonly string[]): void {
    this.#forgetting += 1;
    for (const id of accountIds) for (const { answers } of this.#pocketsOf.get(id) ?? []) answers.clear();
  }

  forgetAll(): void {
    this.#forgetting += 1;
    this.#pockets.clear();
  }

  #pocketOf(cookies: string, accountId: string): Pocket {
    const known = this.#pockets.get(cookies);
    if (known?.accountId === accountId) return known;
    const pocket: Pocket = { accountId, answers: new Map() };
    this.#pockets.set(cookies, pocket);
    this.#pocketsOf.set(accountId, (this.#pocketsOf.get(accountId) ?? new Set()).add(pocket));
    return pocket;
  }

  #letGo(pocket: Pocket): void {
    const others = this.#pocketsOf.get(pocket.accountId);
    others?.delete(pocket);
    if (others?.size === 0) this.#pocketsOf.delete(pocket.accountId);
  }
}
