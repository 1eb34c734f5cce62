import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Log } from '../log.ts';
import { plainReading } from './reading.ts';
import { roundTrip } from './round-trips.ts';
import { send } from './send.ts';
import type { Queryable } from './statement.ts';
import { Transaction } from './transaction.ts';

export interface Db extends Queryable {
  /** Runs work in one transaction: all of it happens, or nothing. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Asks several things at once on one connection: one round trip, not one snapshot. */
  together<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
  /** For the plumbing that brings its own SQL: migrations, jobs, health. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool. `pipeline` lets the statements of a transaction travel behind each other without waiting. */
export function openDb(connection: pg.ClientConfig, log: Log, size = 10): Db {
  const pool = new pg.Pool({
    ...connection,
    types: plainReading,
    pipeline: true,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
    application_name: 'lilypad',
    // Of pages that lie in memory or on a solid disk none is far away; else small tables are read whole for one row.
    options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC -c random_page_cost=1.1',
  } as pg.PoolConfig);
  let isClosing = false;
  // A connection may still be on its way out when the database itself ends: that is no news.
  const report = (err: Error) => isClosing || log.warn({ err }, 'a database connection broke');
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => undefined); // idle ones: reported above
  return {
    pool,
    query: (statement, values) => {
      roundTrip();
      return send(pool, statement, values);
    },
    transaction: (work) => inTransaction(pool, work),
    together: (work) => onOneConnection(pool, work),
    close: () => {
      isClosing = true;
      return pool.end();
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const tx = new Transaction(client);
  let broken = false;
  try {
    const result = await inOneWrite(client, () => {
      tx.begin();
      return work(tx);
    });
    await tx.commit();
    return result;
  } catch (error) {
    broken = !(await tx.rollback());
    throw tx.causeOf(error);
  } finally {
    client.release(broken);
    if (tx.isCommitted) tx.runAfterCommit();
  }
}

async function onOneConnection<T>(pool: pg.Pool, work: (connection: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  roundTrip();
  try {
    return await inOneWrite(client, () => work({ query: (statement, values) => send(client, statement, values) }));
  } finally {
    client.release();
  }
}

/** What is asked at once leaves in one packet: each write of its own would wake the database once more. */
function inOneWrite<T>(client: pg.PoolClient, ask: () => T): T {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
}
