import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { FeedItem, FeedPage } from '#contract/feed.ts';
import { createApp, createContext } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import type { Connection } from '#server/postgres/server.ts';
import { urlOf } from '../pond/pond.ts';
import type { Reader } from '../pond/readers.ts';

/** One statement as it goes to the database. */
export interface Question {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A page as the service answered it, and what it asked the database for that: each round waits once. */
export interface RecordedPage {
  readonly reader: Reader;
  readonly page: FeedPage;
  readonly rounds: readonly (readonly Question[])[];
}

type Rounds = Map<object, Question[]>;

/** The first pages of one reader's deck. */
export type RecordedDeck = readonly RecordedPage[];

/**
 * Has the service, inside this process, answer the first pages of a new deck for each reader, and writes down every
 * statement that it sends meanwhile. So the ceiling always asks the same as the service, whatever that comes to be.
 */
export async function recordDecks(
  connection: Connection,
  readers: readonly Reader[],
  pages: number,
): Promise<readonly RecordedDeck[]> {
  const config = readConfig({ DATABASE_URL: urlOf(connection) });
  await using context = await createContext({ config, log: createLog('silent'), connection });
  const app = await createApp(context);
  const listen = listenIn(context.db.pool);
  const decks: RecordedDeck[] = [];
  for (const reader of readers) {
    const get = async (path: string) => (await app.inject({ url: path, headers: { cookie: reader.cookie } })).json();
    await get('/api/feed'); // from here on the session is known, and what the child had done before
    const deck: RecordedPage[] = [];
    for (let page = 1, token = ''; page <= pages; page += 1) {
      const { answer, rounds } = await listen(() => get(`/api/feed?page=${page}${token && `&deck=${token}`}`));
      deck.push({ reader, page: answer as FeedPage, rounds });
      token = (answer as FeedPage).deck;
    }
    decks.push(deck);
  }
  await app.close();
  return decks;
}

export const isPost = (item: FeedItem) => item.type === 'post';

/** Statements that are sent while a work runs; what the service does by the clock is not part of any. */
function listenIn(pool: pg.Pool) {
  const listening = new AsyncLocalStorage<{ rounds: Rounds; isOver: boolean }>();
  const turns = new WeakMap<pg.PoolClient, object>();
  pool.on('acquire', (client) => {
    if (!turns.has(client)) hear(client, (question) => note(question, turns.get(client) ?? client));
    turns.set(client, {});
  });
  const note = (question: Question, turn: object) => {
    const heard = listening.getStore();
    if (!heard || heard.isOver) return;
    const round = heard.rounds.get(turn) ?? [];
    heard.rounds.set(turn, [...round, question]);
  };
  return async <T>(work: () => Promise<T>) => {
    const heard = { rounds: new Map<object, Question[]>(), isOver: false };
    const answer = await listening.run(heard, work);
    heard.isOver = true;
    return { answer, rounds: [...heard.rounds.values()] };
  };
}

function hear(client: pg.PoolClient, tell: (question: Question) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const told = (...given: unknown[]) => {
    const [first] = given;
    if (typeof first === 'object' && first !== null && 'name' in first) tell(plain(first as Question));
    return query(...given);
  };
  client.query = told as typeof client.query;
}

function plain({ name, text, values }: Question): Question {
  return { name, text, values };
}
