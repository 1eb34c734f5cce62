import { hasRedis, RedisServer } from '#test/support/redis.ts';
import type { Figure, Measurement, Reading, Wish } from './figure.ts';
import { startWorker, type Worker } from './load/driver.ts';
import type { Talker, TalkOrder, TalkTally } from './load/talk.ts';
import { median, medianRatio } from './numbers.ts';
import { startLilypad } from './pond/lilypad.ts';
import { ask, openPond } from './pond/pond.ts';
import { befriend, signIn } from './pond/readers.ts';

const SOCKETS = 1000;
const PER_SECOND = 500;
const ROUNDS = 3;

type Pairs = TalkOrder['pairs'];

export const p3: Measurement = {
  id: 'P3',
  what: `kept chat from one to the other at ${SOCKETS} sockets and ${PER_SECOND} messages a second, against raw ws`,
  goal: 'p50 at most 2 ms more, p99 at most 3 times; over a second node at most 1 ms more at p50',
  measure,
};

async function measure({ seconds, say }: Wish): Promise<Figure> {
  await using pond = await openPond();
  const connection = await pond.filled('chat', { users: SOCKETS, posts: SOCKETS });
  const readers = await signIn(connection, SOCKETS);
  await befriend(connection, readers);
  await using redis = hasRedis ? await RedisServer.start() : undefined;
  const settings = redis ? { REDIS_URL: redis.url } : {};
  await using lilypad = await startLilypad(connection);
  await using first = redis ? await startLilypad(connection, settings) : undefined;
  await using second = redis ? await startLilypad(connection, settings) : undefined;
  await using bare = startWorker(new URL('chat-ceiling.ts', import.meta.url));
  const barePort = await bare.ask<number>({});
  await using talkers = startWorker(new URL('load/talk.ts', import.meta.url));
  const at = (one: number, other = one): Pairs =>
    pairsOf(readers.map((reader, place) => ({ ...reader, port: place % 2 === 0 ? one : other })));
  const barePairs = pairsOf(readers.map(({ id }) => ({ id, cookie: id, port: barePort })));
  const round = (pairs: Pairs, length = seconds) => talkFor(talkers, pairs, length);
  await round(at(lilypad.port), 2);
  const [ours, theirs, over, within]: TalkTally[][] = [[], [], [], []];
  for (let n = 1; n <= ROUNDS; n += 1) {
    ours?.push(await round(at(lilypad.port)));
    theirs?.push(await round(barePairs));
    if (first && second) {
      within?.push(await round(at(first.port)));
      over?.push(await round(at(first.port, second.port)));
    }
    say(`round ${n} of ${ROUNDS}`);
  }
  const kept = await ask(connection, async (client) => (await client.query('select count(*) from chat_messages')).rows);
  return figure({ ours: ours ?? [], theirs: theirs ?? [], within: within ?? [], over: over ?? [] }, kept[0]?.count);
}

async function talkFor(talkers: Worker, pairs: Pairs, seconds: number): Promise<TalkTally> {
  const tally = await talkers.ask<TalkTally>({ pairs, perSecond: PER_SECOND, seconds } satisfies TalkOrder);
  if (tally.arrived !== tally.sent) throw new Error(`${tally.sent - tally.arrived} messages did not arrive`);
  return tally;
}

function pairsOf(talkers: readonly Talker[]): Pairs {
  return talkers.flatMap((one, place) => {
    const other = talkers[place + 1];
    return place % 2 === 0 && other ? [[one, other] as const] : [];
  });
}

function figure(rounds: Record<'ours' | 'theirs' | 'within' | 'over', readonly TalkTally[]>, kept: string): Figure {
  const p50 = (tallies: readonly TalkTally[]) => tallies.map((tally) => tally.p50);
  const p99 = (tallies: readonly TalkTally[]) => tallies.map((tally) => tally.p99);
  const more = (some: readonly TalkTally[], than: readonly TalkTally[]) =>
    median(p50(some).map((one, at) => one - (p50(than)[at] ?? Number.NaN)));
  const readings: Reading[] = [
    { what: 'p50, more than raw ws', value: more(rounds.ours, rounds.theirs), unit: 'ms', goal: { atMost: 2 } },
    { what: 'p99, of raw ws', value: medianRatio(p99(rounds.ours), p99(rounds.theirs)), unit: '', goal: { atMost: 3 } },
    { what: 'Lilypad: p50', value: median(p50(rounds.ours)), unit: 'ms' },
    { what: 'Lilypad: p99', value: median(p99(rounds.ours)), unit: 'ms' },
    { what: 'raw ws: p50', value: median(p50(rounds.theirs)), unit: 'ms' },
    { what: 'raw ws: p99', value: median(p99(rounds.theirs)), unit: 'ms' },
  ];
  const hop: Reading = {
    what: 'a second node by Redis: p50 more than one node with Redis',
    value: more(rounds.over, rounds.within),
    unit: 'ms',
    goal: { atMost: 1 },
  };
  return {
    readings: rounds.over.length > 0 ? [...readings, hop] : readings,
    notes: [
      `all messages arrived once; ${Number(kept).toLocaleString('en')} are in the database`,
      ...(rounds.over.length > 0 ? [] : ['redis-server not found: a second node was not measured']),
    ],
  };
}
