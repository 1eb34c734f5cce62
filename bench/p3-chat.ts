import { hasRedis, RedisServer } from '#test/support/redis.ts';
import { befriend, signIn } from './environment/children.ts';
import { startDatabases, withClient } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { ChatMember, ChatOrder, ChatTally } from './load/chat.ts';
import { startWorker, type Worker } from './load/worker.ts';
import type { Figure, Measurement, MeasureOptions, Reading } from './measurement.ts';
import { median, medianRatio } from './numbers.ts';

const SOCKETS = 1000;
const PER_SECOND = 500;
const ROUNDS = 3;

type Pairs = ChatOrder['pairs'];

export const p3: Measurement = {
  id: 'P3',
  what: `stored chat from sender to receiver at ${SOCKETS} sockets and ${PER_SECOND} messages a second, against raw ws`,
  goal: 'p50 at most 2 ms more, p99 at most 3 times; over a second node at most 1 ms more at p50',
  measure,
};

async function measure({ seconds, progress }: MeasureOptions): Promise<Figure> {
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('chat', { users: SOCKETS, posts: SOCKETS });
  const readers = await signIn(connection, SOCKETS);
  await befriend(connection, readers);
  await using redis = hasRedis ? await RedisServer.start() : undefined;
  const settings = redis ? { REDIS_URL: redis.url } : {};
  await using lilypad = await startLilypad(connection);
  await using first = redis ? await startLilypad(connection, settings) : undefined;
  await using second = redis ? await startLilypad(connection, settings) : undefined;
  await using bare = startWorker(new URL('ceilings/chat.ts', import.meta.url));
  const barePort = await bare.request<number>({});
  await using members = startWorker(new URL('load/chat.ts', import.meta.url));
  const at = (one: number, other = one): Pairs =>
    pairMembers(readers.map((reader, place) => ({ ...reader, port: place % 2 === 0 ? one : other })));
  const barePairs = pairMembers(readers.map(({ id }) => ({ id, cookie: id, port: barePort })));
  const round = (pairs: Pairs, length = seconds) => chatFor(members, pairs, length);
  await round(at(lilypad.port), 2);
  const [ours, theirs, over, within]: ChatTally[][] = [[], [], [], []];
  for (let n = 1; n <= ROUNDS; n += 1) {
    ours?.push(await round(at(lilypad.port)));
    theirs?.push(await round(barePairs));
    if (first && second) {
      within?.push(await round(at(first.port)));
      over?.push(await round(at(first.port, second.port)));
    }
    progress(`round ${n} of ${ROUNDS}`);
  }
  const stored = await withClient(
    connection,
    async (client) => (await client.query('select count(*) from chat_messages')).rows,
  );
  return figure({ ours: ours ?? [], theirs: theirs ?? [], within: within ?? [], over: over ?? [] }, stored[0]?.count);
}

async function chatFor(members: Worker, pairs: Pairs, seconds: number): Promise<ChatTally> {
  const tally = await members.request<ChatTally>({ pairs, perSecond: PER_SECOND, seconds } satisfies ChatOrder);
  if (tally.arrived !== tally.sent) throw new Error(`${tally.sent - tally.arrived} messages did not arrive`);
  return tally;
}

function pairMembers(members: readonly ChatMember[]): Pairs {
  return members.flatMap((one, place) => {
    const other = members[place + 1];
    return place % 2 === 0 && other ? [[one, other] as const] : [];
  });
}

function figure(rounds: Record<'ours' | 'theirs' | 'within' | 'over', readonly ChatTally[]>, stored: string): Figure {
  const p50 = (tallies: readonly ChatTally[]) => tallies.map((tally) => tally.p50);
  const p99 = (tallies: readonly ChatTally[]) => tallies.map((tally) => tally.p99);
  const more = (some: readonly ChatTally[], than: readonly ChatTally[]) =>
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
      `all messages arrived once; ${Number(stored).toLocaleString('en')} are in the database`,
      ...(rounds.over.length > 0 ? [] : ['redis-server not found: a second node was not measured']),
    ],
  };
}
