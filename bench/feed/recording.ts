import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { FeedItem, FeedPage } from '#contract/feed.ts';
import { createApp, createContext } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import type { Connection } from '#server/postgres/server.ts';
import type { Reader } from '../environment/children.ts';
import { toUrl } from '../environment/databases.ts';

/** One statement as it goes to the database. */
export interface RecordedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A page as the service answered it, and the queries behind it: each round is one wait. */
export interface RecordedPage {
  readonly reader: Reader;
  readonly page: FeedPage;
  readonly rounds: readonly (readonly RecordedQuery[])[];
}

type Rounds = Map<object, RecordedQuery[]>;

/** The first pages of one reader's deck. */
export type RecordedDeck = readonly RecordedPage[];

/**
 * Lets the service answer the first pages of a new deck for each reader inside this process, and records every
 * statement that it sends meanwhile. So the ceiling always runs the same queries as the service.
 */
export async function recordDecks(
  connection: Connection,
  readers: readonly Reader[],
  pages: number,
): Promise<readonly RecordedDeck[]> {
  const config = readConfig({ DATABASE_URL: toUrl(connection) });
  await using context = await createContext({ config, log: createLog('silent'), connection });
  const app = await createApp(context);
  const record = recordQueries(context.db.pool);
  const decks: RecordedDeck[] = [];
  for (const reader of readers) {
    const get = async (path: string) => (await app.inject({ url: path, headers: { cookie: reader.cookie } })).json();
    await get('/api/feed'); // from here on the session is known, and what the child had done before
    const deck: RecordedPage[] = [];
    for (let page = 1, token = ''; page <= pages; page += 1) {
      const { answer, rounds } = await record(() => get(`/api/feed?page=${page}${token && `&deck=${token}`}`));
      deck.push({ reader, page: answer as FeedPage, rounds });
      token = (answer as FeedPage).deck;
    }
    decks.push(deck);
  }
  await app.close();
  return decks;
}

export const isPost = (item: FeedItem) => item.type === 'post';

/** Records the statements that one piece of work sends, without those of scheduled jobs. */
function recordQueries(pool: pg.Pool) {
  const recordings = new AsyncLocalStorage<{ rounds: Rounds; isOver: boolean }>();
  const turns = new WeakMap<pg.PoolClient, object>();
  pool.on('acquire', (client) => {
    if (!turns.has(client)) onQuery(client, (query) => note(query, turns.get(client) ?? client));
    turns.set(client, {});
  });
  const note = (query: RecordedQuery, turn: object) => {
    const recording = recordings.getStore();
    if (!recording || recording.isOver) return;
    const round = recording.rounds.get(turn) ?? [];
    recording.rounds.set(turn, [...round, query]);
  };
  return async <T>(work: () => Promise<T>) => {
    const recording = { rounds: new Map<object, RecordedQuery[]>(), isOver: false };
    const answer = await recordings.run(recording, work);
    recording.isOver = true;
    return { answer, rounds: [...recording.rounds.values()] };
  };
}

function onQuery(client: pg.PoolClient, report: (query: RecordedQuery) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const reporting = (...given: unknown[]) => {
    const [first] = given;
    if (typeof first === 'object' && first !== null && 'name' in first) report(plain(first as RecordedQuery));
    return query(...given);
  };
  client.query = reporting as typeof client.query;
}

function plain({ name, text, values }: RecordedQuery): RecordedQuery {
  return { name, text, values };
}
