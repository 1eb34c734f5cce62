import type pg from 'pg';
import { roundTrip } from './round-trips.ts';
import { send } from './send.ts';
import type { Query, QueryAnswer, Queryable, Statement, ValuesOf } from './statement.ts';

const IN_FAILED_TRANSACTION = '25P02';

/** A queued write. Its result is there once the transaction is committed. */
export interface Written<T> {
  readonly result: T;
}

/** What a transaction answers with, worked out from the results of its writes. */
export class AfterCommit<T> {
  readonly answer: () => T;

  constructor(answer: () => T) {
    this.answer = answer;
  }
}

/** What `db.transaction` resolves to. */
export type Committed<R> = R extends AfterCommit<infer T> ? T : R;

interface QueuedWrite {
  readonly send: () => Promise<unknown>;
}

/**
 * One transaction. Reads are sent at once and awaited. Writes are queued, and travel together with COMMIT: however many they
 * are, they cost one wait. A read that must see a write of the same transaction awaits that write as a query.
 */
export class Transaction implements Queryable {
  readonly #client: pg.PoolClient;
  readonly #sent: Promise<unknown>[] = [];
  readonly #queue: QueuedWrite[] = [];
  readonly #afterCommit: (() => void)[] = [];
  #inFlight = 0;
  #firstError: unknown;
  #state: 'open' | 'closing' | 'committed' | 'failed' = 'open';

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  get isCommitted(): boolean {
    return this.#state === 'committed';
  }

  begin(): void {
    void this.#track(this.#client.query('begin'));
  }

  query(statement: Statement, values: Readonly<Record<string, unknown>>): Promise<QueryAnswer> {
    this.#refuseAfterEnd();
    return this.#track(send(this.#client, statement, values));
  }

  /** Locks rows before the reads that follow, and travels with the first of them. */
  lock<Q extends Query>(query: Q, values: ValuesOf<Q>): void {
    query(this, values).catch(() => undefined); // the reads behind it fail as well, and name this as the cause
  }

  /** Queues a write. `read` makes of its answer what callers want to know. */
  write<Q extends Query, T = Awaited<ReturnType<Q>>>(
    query: Q,
    values: ValuesOf<Q>,
    read: (answer: Awaited<ReturnType<Q>>) => T = (answer) => answer as T,
  ): Written<T> {
    this.#refuseAfterEnd();
    let written: { readonly result: T } | undefined;
    this.#queue.push({
      send: async () => {
        written = { result: read((await query(this.#sender, values)) as Awaited<ReturnType<Q>>) };
      },
    });
    return {
      get result() {
        if (!written) throw new Error('a write has no result before its transaction is committed');
        return written.result;
      },
    };
  }

  /** Does something once everything is safely stored, and only then; what it returns can be the answer of the transaction. */
  afterCommit<T>(work: () => T): AfterCommit<T> {
    let outcome: { readonly value: T } | undefined;
    this.#afterCommit.push(() => {
      outcome = { value: work() };
    });
    return new AfterCommit(() => (outcome as { readonly value: T }).value);
  }

  /** Sends the queue and COMMIT in one go. */
  async commit<const T extends readonly unknown[]>(
    started?: T,
  ): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> } | undefined> {
    if (this.#state === 'committed') return undefined;
    this.#refuseAfterEnd();
    const writes = this.#queue.map((write) => write.send());
    this.#state = 'closing';
    const ended = this.#track(this.#client.query('commit'));
    const results = started ? await Promise.all(started) : undefined;
    await Promise.all(this.#sent);
    await Promise.all(writes);
    if ((await ended).command !== 'COMMIT') throw new Error('the transaction was rolled back');
    this.#state = 'committed';
    return results as { -readonly [K in keyof T]: Awaited<T[K]> } | undefined;
  }

  /** Returns false when the connection is not usable any more. */
  async rollback(): Promise<boolean> {
    if (this.#state === 'committed') return true;
    this.#state = 'failed';
    await Promise.allSettled(this.#sent);
    return this.#client.query('rollback').then(
      () => true,
      () => false,
    );
  }

  /**
   * The statement that broke the transaction, where PostgreSQL only says of a later one that it came too late: statements
   * sent together are not always awaited in their order.
   */
  causeOf(error: unknown): unknown {
    return (error as { code?: string }).code === IN_FAILED_TRANSACTION ? (this.#firstError ?? error) : error;
  }

  runAfterCommit(): void {
    for (const work of this.#afterCommit) work();
  }

  get #sender(): Queryable {
    return { query: (statement, values) => this.#track(send(this.#client, statement, values)) };
  }

  #refuseAfterEnd(): void {
    if (this.#state !== 'open') throw new Error('this transaction has ended already');
  }

  #track<T>(answer: Promise<T>): Promise<T> {
    if (this.#inFlight === 0) roundTrip();
    this.#inFlight += 1;
    const done = () => {
      this.#inFlight -= 1;
    };
    this.#sent.push(answer);
    answer.then(done, (error: unknown) => {
      this.#firstError ??= error;
      done();
    });
    return answer;
  }
}
