import type pg from 'pg';
import { roundTrip } from './round-trips.ts';
import { ask, send } from './send.ts';
import type { Query, Queryable, QueryResult, Statement, ValuesOf } from './statement.ts';

const IN_FAILED_TRANSACTION = '25P02';

/** A queued write or read. It has a result once its transaction is committed. */
export interface Queued<T> {
  readonly result: T;
}

/** The answer of a transaction that needs the results of its writes. */
export class AfterCommit<T> {
  readonly answer: () => T;

  constructor(answer: () => T) {
    this.answer = answer;
  }
}

/** What `db.transaction` resolves to. */
export type Committed<R> = R extends AfterCommit<infer T> ? T : R;

/**
 * One transaction. A read is sent at once and awaited. Writes are queued and sent together with COMMIT, so they cost one wait,
 * however many they are. If a read must see a write of its own transaction, await that write as a query.
 */
export class Transaction implements Queryable {
  readonly #client: pg.PoolClient;
  readonly #sent: Promise<unknown>[] = [];
  readonly #queue: (() => Promise<void>)[] = [];
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

  begin(survivesPowerCut: boolean): void {
    const begin = survivesPowerCut ? 'begin' : 'begin; set local synchronous_commit = off';
    void this.#track(ask(this.#client, begin));
  }

  query(statement: Statement, values: Readonly<Record<string, unknown>>): Promise<QueryResult> {
    this.#refuseAfterEnd();
    return this.#track(send(this.#client, statement, values));
  }

  /** Locks rows before the reads that follow. It is sent with the first of them and costs no wait of its own. */
  lock<Q extends Query>(query: Q, values: ValuesOf<Q>): void {
    query(this, values).catch(() => undefined); // the next statement fails as well, and `causeOf` finds this error
  }

  /** Queues a write. `read` turns its rows into the result. */
  write<Q extends Query, T = Awaited<ReturnType<Q>>>(
    query: Q,
    values: ValuesOf<Q>,
    read: (answer: Awaited<ReturnType<Q>>) => T = (answer) => answer as T,
  ): Queued<T> {
    return this.readAtCommit(async () => read((await query(this, values)) as Awaited<ReturnType<Q>>));
  }

  /**
   * Queues a read on which nothing else in the transaction depends. It is sent with the writes and costs no wait of its own.
   * It can send all its queries at once, but none after the answer of another: by then COMMIT is sent.
   */
  readAtCommit<T>(read: () => Promise<T>): Queued<T> {
    this.#refuseAfterEnd();
    let outcome: { readonly result: T } | undefined;
    this.#queue.push(async () => {
      outcome = { result: await read() };
    });
    return {
      get result() {
        if (!outcome) throw new Error('a queued query has no result before its transaction is committed');
        return outcome.result;
      },
    };
  }

  /** Runs work after the commit. Returned from the transaction, its outcome is what `db.transaction` resolves to. */
  afterCommit<T>(work: () => T): AfterCommit<T> {
    let outcome: { readonly value: T } | undefined;
    this.#afterCommit.push(() => {
      outcome = { value: work() };
    });
    return new AfterCommit(() => (outcome as { readonly value: T }).value);
  }

  /** Sends all that is queued and COMMIT at once. */
  async commit(): Promise<void> {
    this.#refuseAfterEnd();
    const queued = this.#queue.map((send) => send());
    this.#state = 'closing';
    const ended = this.#track(ask(this.#client, 'commit'));
    await Promise.all([...this.#sent, ...queued]);
    if ((await ended).command !== 'COMMIT') throw new Error('the transaction was rolled back');
    this.#state = 'committed';
  }

  /** Returns false when the connection cannot be used again. */
  async rollback(): Promise<boolean> {
    if (this.#state === 'committed') return true;
    this.#state = 'failed';
    await Promise.allSettled(this.#sent);
    return ask(this.#client, 'rollback').then(
      () => true,
      () => false,
    );
  }

  /** The error that broke the transaction. For every later statement PostgreSQL only says that the transaction has failed. */
  causeOf(error: unknown): unknown {
    return (error as { code?: string }).code === IN_FAILED_TRANSACTION ? (this.#firstError ?? error) : error;
  }

  runAfterCommit(): void {
    for (const work of this.#afterCommit) work();
  }

  #refuseAfterEnd(): void {
    if (this.#state !== 'open') throw new Error('this transaction has already ended');
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
