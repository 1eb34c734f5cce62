import { Socket } from 'node:net';
import type pg from 'pg';

/** How often in its time limit a connection is checked: it is broken off at most two checks late. */
const CHECKS = 8;

/** What queries fail with when the database did not answer in time. node-postgres uses the same words for a single query. */
export const QUERY_TIMEOUT = 'Query read timeout';

/**
 * Breaks off a connection that owes an answer and sends nothing for `timeout` milliseconds; 0 for no limit. It takes one timer for
 * the connection, because the timer that node-postgres starts for each query (`query_timeout`) keeps the rows of every query in
 * memory until the next full garbage collection.
 */
export function limitSilence(client: pg.Client, timeout: number): void {
  const { stream } = client.connection;
  if (timeout === 0 || !(stream instanceof Socket)) return;
  let answeredUpTo = stream.bytesWritten;
  let lastRead = stream.bytesRead;
  let silentSince = performance.now();
  client.on('drain', () => {
    answeredUpTo = stream.bytesWritten;
  });
  const check = () => {
    const isSilent = stream.bytesWritten > answeredUpTo && stream.bytesRead === lastRead;
    lastRead = stream.bytesRead;
    if (!isSilent) silentSince = performance.now();
    else if (performance.now() - silentSince >= timeout) stream.destroy(new Error(QUERY_TIMEOUT));
  };
  const timer = setInterval(check, timeout / CHECKS).unref();
  client.once('end', () => clearInterval(timer));
}
