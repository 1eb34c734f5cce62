import pg from 'pg';
import type { Log } from '../log.ts';
import { isLostDatabase } from './lost.ts';
import { plainReading } from './reading.ts';

export interface PoolOptions {
  /** How many connections at the most. */
  readonly size: number;
  /** Milliseconds that one query may take, on its way and in PostgreSQL; 0 for no limit. */
  readonly timeout: number;
}

/** Milliseconds that anybody waits for a connection. */
const CONNECT_TIMEOUT = 5000;
/** Milliseconds in which a connection shows that it lives. */
const PROBE_TIMEOUT = 1000;

/**
 * Connections that send statements behind each other without waiting. A query that is not answered in time fails, and takes its
 * connection with it: what else comes there would be taken for the answer to something else.
 */
export function openPool(connection: pg.ClientConfig, { size, timeout }: PoolOptions, report: (err: Error) => void) {
  const pool = new pg.Pool({
    ...connection,
    types: plainReading,
    pipeline: true,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: timeout,
    application_name: 'lilypad',
    options: sessionSettings(timeout),
  } as pg.PoolConfig);
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => undefined); // idle ones: reported above
  return pool;
}

/** Of pages that lie in memory or on a solid disk none is far away; else small tables are read whole for one row. */
function sessionSettings(timeout: number): string {
  const limits = { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout * 3 };
  const settings = { plan_cache_mode: 'force_generic_plan', timezone: 'UTC', random_page_cost: 1.1, ...limits };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** What no type of node-postgres tells: the limit of a single query. */
const PROBE = { text: 'select 1', query_timeout: PROBE_TIMEOUT } as pg.QueryConfig;

/** Where one connection was lost in silence, others may be as dead: those that lie idle have to answer, or are replaced. */
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

/**
 * Asks whether the database answers, on a connection of its own that nobody else can hold up. However many ask at once, it is
 * asked once.
 */
export function openProbe(connection: pg.ClientConfig, log: Log) {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: PROBE_TIMEOUT,
  });
  pool.on('error', (err) => log.debug({ err }, 'the connection that asks after the database broke'));
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      await pool.query(PROBE);
      return true;
    } catch (error) {
      if (!isLostDatabase(error)) log.error({ err: error }, 'the database could not be asked whether it is there');
      return false;
    } finally {
      asking = undefined;
    }
  };
  return {
    isAnswering: (): Promise<boolean> => {
      asking ??= ask();
      return asking;
    },
    close: () => pool.end(),
  };
}
