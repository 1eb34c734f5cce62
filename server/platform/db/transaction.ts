import type pg from 'pg';
import { roundTrip } from './round-trips.ts';
import { send } from './send.ts';
import type { QueryAnswer, Queryable, Statement } from './statement.ts';

const IN_FAILED_TRANSACTION = '25P02';

/**
 * One transaction. Statements are written to the wire at once, so that BEGIN travels with the first of them and statements
 * started together share one round trip.
 */
export class Transaction implements Queryable {
  readonly #client: pg.PoolClient;
  readonly #sent: Promise<unknown>[] = [];
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
    if (this.#state !== 'open') throw new Error('this transaction has ended already');
    return this.#track(send(this.#client, statement, values));
  }

  /** What shall happen once everything is safely stored, and only then. */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work);
  }

  /**
   * Ends the transaction now. Work already started, but not yet awaited, can be handed over: COMMIT then travels right
   * behind it, and both are answered in one round trip.
   */
  async commit<const T extends readonly Promise<unknown>[]>(
    started?: T,
  ): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> } | undefined> {
    if (this.#state === 'committed') return undefined;
    this.#state = 'closing';
    const ended = this.#track(this.#client.query('commit'));
    const results = started ? await Promise.all(started) : undefined;
    await Promise.all(this.#sent);
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
