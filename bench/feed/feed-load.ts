import { PAGE_SIZE } from '#contract/feed.ts';
import type { Connection } from '#server/postgres/server.ts';
import { finishMost, type Reader, signIn } from '../environment/children.ts';
import { type Cpu, cpuBetween, cpuSoFar } from '../environment/cpu.ts';
import type { Served } from '../environment/lilypad.ts';
import type { LoadOrder, Tally, Visit } from '../load/load.ts';
import { startWorker, type Worker } from '../load/worker.ts';

/** Enough that none of them exceeds the rate limit of GET /api/feed. */
const READERS = 600;
/** How many pages a child scrolls through before the feed offers a pause. */
export const PAGES = 3;
const CONNECTIONS = 16;
/** A page counts when at least this many of its items are posts. */
export const MIN_POSTS = PAGE_SIZE / 2;
/** The first page of a deck may have fewer posts, because it repeats favorites: such pages cost CPU, but do not count. */
const MAX_SHORT_SHARE = 0.1;
/** V8 compiles what runs often in threads beside the service for about this long. */
const WARM_UP_SECONDS = 12;

/** Children with sessions whose pages are mostly posts. */
export async function signInReaders(connection: Connection): Promise<readonly Reader[]> {
  const readers = await signIn(connection, READERS);
  await finishMost(connection, readers);
  return readers;
}

/** Each child begins a new deck and scrolls on. */
export function planVisits(readers: readonly Reader[]): readonly Visit[] {
  const later = Array.from({ length: PAGES - 1 }, (_, at) => `/api/feed?page=${at + 2}&deck={deck}`);
  return readers.map(({ cookie }) => ({ cookie, paths: ['/api/feed?page=1', ...later] }));
}

/** One round of load: what it brought, and what it cost in milliseconds of CPU a request. Short pages are left out. */
export interface Round extends Tally {
  readonly perSecond: number;
  readonly cost: Cpu;
}

/** Puts load on something that serves, round by round. */
export class FeedLoad implements AsyncDisposable {
  readonly #loader: Worker = startWorker(new URL('../load/loader.ts', import.meta.url));
  readonly #served: Pick<Served, 'pid' | 'port'>;
  readonly #visits: readonly Visit[];
  readonly #mark: string;
  readonly #postmaster: number;
  #from = 0;

  constructor(served: Pick<Served, 'pid' | 'port'>, visits: readonly Visit[], mark: string, postmaster: number) {
    this.#served = served;
    this.#visits = visits;
    this.#mark = mark;
    this.#postmaster = postmaster;
  }

  async warmUp(): Promise<void> {
    await this.round(WARM_UP_SECONDS);
  }

  /** Throws when the service refuses, or answers with pages that do not count. */
  async round(seconds: number): Promise<Round> {
    const before = cpuSoFar(this.#served.pid, this.#postmaster);
    const tally = await this.#loader.request<Tally>({
      port: this.#served.port,
      seconds,
      connections: CONNECTIONS,
      visits: this.#visits,
      from: this.#from,
      mark: { text: this.#mark, least: MIN_POSTS },
    } satisfies LoadOrder);
    const used = cpuBetween(before, cpuSoFar(this.#served.pid, this.#postmaster));
    this.#from += tally.visits;
    if (tally.short > MAX_SHORT_SHARE * tally.requests)
      throw new Error(`${tally.short} of ${tally.requests} pages have fewer than ${MIN_POSTS} posts`);
    const counted = tally.requests - tally.short;
    const cost = { node: (used.node * 1000) / counted, postgres: (used.postgres * 1000) / counted };
    return { ...tally, perSecond: counted / tally.seconds, cost };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#loader[Symbol.asyncDispose]();
  }
}

export function totalCost({ cost }: Round): number {
  return cost.node + cost.postgres;
}
