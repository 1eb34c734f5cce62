import { createServer } from 'node:http';
import type pg from 'pg';
import { openDb } from '#server/platform/db/db.ts';
import { ask } from '#server/platform/db/send.ts';
import { createLog } from '#server/platform/log.ts';
import type { Connection } from '#server/postgres/server.ts';
import type { RecordedQuery } from '../feed/recording.ts';
import { serveRequests } from '../load/worker.ts';
import { listeningPort } from './listening-port.ts';

/** What the ceiling answers at one address. */
export interface BarePage {
  readonly path: string;
  readonly rounds: readonly (readonly RecordedQuery[])[];
  /** All that the service adds to the rows of the last round: cards out of its memory, and the rest of the page. */
  readonly cards: readonly object[];
  readonly rest: object;
}

export interface CeilingOrder {
  readonly connection: Connection;
  readonly pages: readonly BarePage[];
}

/**
 * The least that any server could do for the same pages: node:http, the same pool, the same named statements with the same
 * values, and JSON of the rows. No session, no contract, no log. Answers with its port.
 */
async function openCeiling({ connection, pages }: CeilingOrder): Promise<number> {
  const { pool } = openDb(connection, createLog('silent'));
  const known = new Map(pages.map((page) => [page.path, page]));
  const server = createServer(async (request, response) => {
    try {
      const page = known.get(request.url ?? '');
      if (!page) throw new Error('the ceiling knows no such page');
      const body = await answer(pool, page);
      const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      response.writeHead(200, head).end(body);
    } catch (error) {
      response.writeHead(500, { 'content-length': 0 }).end();
      console.error(error);
    }
  });
  server.listen(0, '127.0.0.1');
  return listeningPort(server);
}

async function answer(pool: pg.Pool, { rounds, cards, rest }: BarePage): Promise<string> {
  let rows: object[] = [];
  for (const queries of rounds) rows = await queryTogether(pool, queries);
  return JSON.stringify({ items: [...rows, ...cards], ...rest });
}

async function queryTogether(pool: pg.Pool, queries: readonly RecordedQuery[]): Promise<object[]> {
  const client = await pool.connect();
  try {
    const answers = await Promise.all(
      queries.map(({ name, text, values }) => ask(client, { name, text, values: [...values] })),
    );
    return answers.flatMap(({ rows }) => rows);
  } finally {
    client.release();
  }
}

serveRequests(openCeiling);
