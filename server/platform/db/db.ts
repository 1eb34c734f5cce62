import type pg from 'pg';
import type { Log } from '../log.ts';
import { isLostDatabase, isSilence } from './lost.ts';
import { isUnhurried } from './patience.ts';
import { openPool, openProbe, type PoolOptions, probeIdle } from './pool.ts';
import { roundTrip } from './round-trips.ts';
import { send } from './send.ts';
import type { Queryable } from './statement.ts';
import { AfterCommit, type Committed, Transaction } from './transaction.ts';

export interface Db extends Queryable {
  /** Runs work in one transaction: all of it happens, or nothing. */
  transaction<R>(work: (tx: Transaction) => R | Promise<R>): Promise<Committed<R>>;
  /** Runs several queries at once on one connection: one round trip, not one snapshot. */
  withConnection<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
  /** Whether the database answers; known within a second or two. */
  isAnswering(): Promise<boolean>;
  /** For the plumbing that brings its own SQL: migrations, jobs. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const usual: PoolOptions = { size: 10, timeout: 10_000 };
/** For work by the clock, which may go over all that is kept. No connection is opened before it is needed. */
const forUnhurried: PoolOptions = { size: 3, timeout: 300_000 };

export function openDb(connection: pg.ClientConfig, log: Log, options: Partial<PoolOptions> = {}): Db {
  let isClosing = false;
  // A connection may still be on its way out when the database itself ends: that is no news.
  const report = (err: Error) => isClosing || log.warn({ err }, 'a database connection broke');
  const pool = openPool(connection, { ...usual, ...options }, report);
  const slow = openPool(connection, forUnhurried, report);
  const probe = openProbe(connection, log);
  const fitting = () => (isUnhurried() ? slow : pool);
  /** What is told on to whoever asked; the connections beside it are looked after. */
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isSilence(error)) void probeIdle(pool);
      throw error;
    }
  };
  return {
    pool,
    query: (statement, values) => {
      roundTrip();
      return watched(send(fitting(), statement, values));
    },
    transaction: (work) => watched(inTransaction(fitting(), work)),
    withConnection: (work) => watched(withConnection(fitting(), work)),
    isAnswering: () => probe.isAnswering(),
    close: async () => {
      isClosing = true;
      await Promise.all([probe.close(), slow.end(), pool.end()]);
    },
  };
}

async function inTransaction<R>(pool: pg.Pool, work: (tx: Transaction) => R | Promise<R>): Promise<Committed<R>> {
  const client = await pool.connect();
  const tx = new Transaction(client);
  let broken = false;
  let answer: R;
  try {
    tx.begin();
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
    broken = isLostDatabase(error);
    throw error;
  } finally {
    client.release(broken);
  }
}
