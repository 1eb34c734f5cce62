import pg from 'pg';
import type { Log } from '../log.ts';
import { isDatabaseUnavailable } from './connection-errors.ts';
import { limitSilence } from './limit-silence.ts';
import { typeParsers } from './type-parsers.ts';

export interface PoolOptions {
  /** Maximum number of connections. */
  readonly size: number;
  /** Milliseconds that one query may take, and that the database may stay silent; 0 for no limit. */
  readonly timeout: number;
}

/** Milliseconds to wait for a free connection. */
export const CONNECT_TIMEOUT = 5000;
/** Milliseconds in which a working connection answers a probe. */
const PROBE_TIMEOUT = 1000;

/**
 * Opens a pool whose connections pipeline their statements. Where no answer comes, the whole connection is broken off, because a
 * late answer would be taken for the answer to the next query.
 */
export function openPool(connection: pg.ClientConfig, { size, timeout }: PoolOptions, report: (err: Error) => void) {
  const pool = new pg.Pool({
    ...connection,
    types: typeParsers,
    pipeline: true,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'lilypad',
    options: sessionSettings(timeout),
  } as pg.PoolConfig);
  pool.on('connect', (client) => {
    client.on('error', report);
    limitSilence(client, timeout);
  });
  pool.on('error', () => undefined); // errors of idle connections are reported by the line above
  return pool;
}

/** `random_page_cost` fits memory and SSDs: with the default PostgreSQL scans small tables for one row. */
function sessionSettings(timeout: number): string {
  const limits = { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout * 3 };
  const settings = { plan_cache_mode: 'force_generic_plan', timezone: 'UTC', random_page_cost: 1.1, ...limits };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** The types of node-postgres lack the timeout of a single query. */
const PROBE = { text: 'select 1', query_timeout: PROBE_TIMEOUT } as pg.QueryConfig;

/** Replaces the idle connections that do not answer: when one was lost without an error, others may be lost too. */
export async function probeIdle(pool: pg.Pool): Promise<void> {
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect());
  for (const connecting of await Promise.allSettled(idle)) {
    if (connecting.status === 'rejected') continue;
    const client = connecting.value;
    void client.query(PROBE).then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/** Asks whether the database answers, on a connection of its own that no load can block. Concurrent calls share one probe. */
export function openProbe(connection: pg.ClientConfig, log: Log) {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: PROBE_TIMEOUT,
  });
  pool.on('error', (err) => log.debug({ err }, 'the connection of the database probe broke'));
  let probing: Promise<boolean> | undefined;
  const probe = async () => {
    try {
      await pool.query(PROBE);
      return true;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the database probe failed');
      return false;
    } finally {
      probing = undefined;
    }
  };
  return {
    isAnswering: (): Promise<boolean> => {
      probing ??= probe();
      return probing;
    },
    close: () => pool.end(),
  };
}
