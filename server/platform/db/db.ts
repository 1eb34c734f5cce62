import type pg from 'pg';
import type { Log } from '../log.ts';
import { createWorkQueue } from '../work-queue.ts';
import { isInBackground } from './background.ts';
import { isDatabaseUnavailable, isQueryTimeout } from './connection-errors.ts';
import { CONNECT_TIMEOUT, openPool, openProbe, type PoolOptions, probeIdle } from './pool.ts';
import { roundTrip } from './round-trips.ts';
import { send } from './send.ts';
import type { Queryable } from './statement.ts';
import { AfterCommit, type Committed, Transaction } from './transaction.ts';

export interface Db extends Queryable {
  /** Runs work in one transaction: all of it is stored, or nothing. */
  transaction<R>(work: (tx: Transaction) => R | Promise<R>, options?: TransactionOptions): Promise<Committed<R>>;
  /** Runs several reads at once on one connection. They cost one round trip, and do not share a snapshot. */
  withConnection<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
  /** Whether the database answers now. Takes a second or two at most. */
  isAnswering(): Promise<boolean>;
  /** For libraries that bring their own SQL: migrations, jobs. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /**
   * Whether what is acknowledged as stored must outlive a power cut: then COMMIT waits for the disk. Without that, an outage
   * can lose the last half second, but never a part of a transaction. Default: true.
   */
  readonly survivesPowerCut?: boolean;
}

const defaults: PoolOptions = { size: 10, timeout: 10_000 };
/** For background work, which may read whole tables. Connections are opened when they are needed. */
const inBackground: PoolOptions = { size: 3, timeout: 300_000 };
/** Commits wait for the disk. At most this share of the connections writes at once; the others stay free for reads. */
const SHARE_FOR_WRITES = 0.6;

export function openDb(connection: pg.ClientConfig, log: Log, options: Partial<PoolOptions> = {}): Db {
  let isClosing = false;
  // While the database shuts down, broken connections are expected.
  const report = (err: Error) => isClosing || log.warn({ err }, 'a database connection broke');
  const poolOptions = { ...defaults, ...options };
  const pool = openPool(connection, poolOptions, report);
  const background = openPool(connection, inBackground, report);
  const inTurn = createWorkQueue({
    concurrency: Math.ceil(poolOptions.size * SHARE_FOR_WRITES),
    maxWait: CONNECT_TIMEOUT,
    refusal: () => new Error('timeout exceeded when trying to start'),
  });
  const probe = openProbe(connection, log);
  const reading = <T>(work: (pool: pg.Pool) => Promise<T>) => watch(work(isInBackground() ? background : pool));
  const writing = <T>(work: (pool: pg.Pool) => Promise<T>) =>
    watch(isInBackground() ? work(background) : inTurn(() => work(pool)));
  /** One connection without an answer makes the idle ones suspect. */
  const watch = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isQueryTimeout(error)) void probeIdle(pool);
      throw error;
    }
  };
  return {
    pool,
    query: (statement, values) => {
      roundTrip();
      const run = statement.isWrite ? writing : reading;
      return run((chosen) => send(chosen, statement, values));
    },
    transaction: (work, options) => writing((chosen) => inTransaction(chosen, work, options)),
    withConnection: (work) => reading((chosen) => withConnection(chosen, work)),
    isAnswering: () => probe.isAnswering(),
    close: async () => {
      isClosing = true;
      await Promise.all([probe.close(), background.end(), pool.end()]);
    },
  };
}

async function inTransaction<R>(
  pool: pg.Pool,
  work: (tx: Transaction) => R | Promise<R>,
  { survivesPowerCut = true }: TransactionOptions = {},
): Promise<Committed<R>> {
  const client = await pool.connect();
  const tx = new Transaction(client);
  let broken = false;
  let answer: R;
  try {
    tx.begin(survivesPowerCut);
    answer = await work(tx);
    await tx.commit();
  } catch (error) {
    broken = !(await tx.rollback());
    throw tx.causeOf(error);
  } finally {
    client.release(broken);
    if (tx.isCommitted) tx.runAfterCommit();
  }
  return (answer instanceof AfterCommit ? answer.answer() : answer) as Committed<R>;
}

async function withConnection<T>(pool: pg.Pool, work: (connection: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  roundTrip();
  let broken = false;
  try {
    return await work({ query: (statement, values) => send(client, statement, values) });
  } catch (error) {
    broken = isDatabaseUnavailable(error);
    throw error;
  } finally {
    client.release(broken);
  }
}
