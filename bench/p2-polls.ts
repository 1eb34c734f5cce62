import { signIn } from './environment/children.ts';
import { type Cpu, cpuBetween, cpuSoFar } from './environment/cpu.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { LoadOrder, Tally, Visit } from './load/load.ts';
import { startWorker, type Worker } from './load/worker.ts';
import { type Figure, type Measurement, type MeasureOptions, takeTurns } from './measurement.ts';
import { median, medianRatio } from './numbers.ts';

const polled = ['/api/chat/unread-count', '/api/chat/unread', '/api/friends/requests', '/api/activities/news'] as const;
/** So many that none exceeds the rate limit of a call. */
const READERS = 4000;
const CONNECTIONS = 16;
const ROUNDS = 4;
/** Each round begins with other children than the one before. */
const VISITS_APART = 900;
const WARM_UP_SECONDS = 2;
/** Milliseconds of PostgreSQL a request: scheduled jobs and writes that waited may use as much meanwhile. */
const NO_QUERY = 0.01;

export const p2: Measurement = {
  id: 'P2',
  what: 'what a screen requests every few seconds while its socket is down, against bare node:http + stringify',
  goal: 'at least 0.5 of its requests a second, no query when nothing has changed',
  measure,
};

interface Round {
  readonly perSecond: number;
  readonly cost: Cpu;
}

async function measure({ seconds, progress }: MeasureOptions): Promise<Figure> {
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('polls', { users: READERS, posts: READERS });
  const readers = await signIn(connection, READERS);
  await using lilypad = await startLilypad(connection);
  await using bare = startWorker(new URL('ceilings/polls.ts', import.meta.url));
  const ceiling = { pid: bare.pid, port: await bare.request<number>({}) };
  await using loader = startWorker(new URL('load/loader.ts', import.meta.url));
  const visits: readonly Visit[] = readers.map(({ cookie }) => ({ cookie, paths: polled }));
  const round = (served: { pid: number; port: number }, from: number, length = seconds) =>
    take(loader, {
      port: served.port,
      pid: served.pid,
      postmaster: databases.postmaster,
      visits,
      from,
      seconds: length,
    });
  // Each child sends each request once, so that all sessions and counts are known.
  await requestOnce(loader, lilypad.port, visits);
  await round(ceiling, 0, WARM_UP_SECONDS);
  const rounds = await takeTurns(
    ROUNDS,
    progress,
    (n) => round(lilypad, n * VISITS_APART),
    () => round(ceiling, 0),
  );
  return figure(...rounds);
}

interface Load extends Pick<LoadOrder, 'port' | 'visits' | 'from' | 'seconds'> {
  readonly pid: number;
  readonly postmaster: number;
}

async function take(loader: Worker, { pid, postmaster, ...load }: Load): Promise<Round> {
  const before = cpuSoFar(pid, postmaster);
  const tally = await loader.request<Tally>({ ...load, connections: CONNECTIONS, mark: { text: '', least: 0 } });
  const used = cpuBetween(before, cpuSoFar(pid, postmaster));
  const cost = { node: (used.node * 1000) / tally.requests, postgres: (used.postgres * 1000) / tally.requests };
  return { perSecond: tally.requests / tally.seconds, cost };
}

async function requestOnce(loader: Worker, port: number, visits: readonly Visit[]): Promise<void> {
  const order = { port, connections: CONNECTIONS, visits, mark: { text: '', least: 0 } };
  for (let from = 0; from < visits.length; ) {
    const { visits: done } = await loader.request<Tally>({ ...order, from, seconds: 1 } satisfies LoadOrder);
    from += done;
  }
}

function figure(ours: readonly Round[], theirs: readonly Round[]): Figure {
  const perSecond = (rounds: readonly Round[]) => rounds.map((round) => round.perSecond);
  const node = (rounds: readonly Round[]) => rounds.map(({ cost }) => cost.node);
  return {
    readings: [
      {
        what: 'requests a second, of the ceiling',
        value: medianRatio(perSecond(ours), perSecond(theirs)),
        unit: '',
        goal: { atLeast: 0.5 },
      },
      {
        what: 'PostgreSQL a request',
        value: median(ours.map(({ cost }) => cost.postgres)),
        unit: 'ms',
        goal: { atMost: NO_QUERY },
      },
      { what: 'Lilypad: requests a second', value: median(perSecond(ours)), unit: '' },
      { what: 'Lilypad: CPU a request, Node', value: median(node(ours)), unit: 'ms' },
      { what: 'the ceiling: requests a second', value: median(perSecond(theirs)), unit: '' },
      { what: 'the ceiling: CPU a request, Node', value: median(node(theirs)), unit: 'ms' },
    ],
    notes: [`requested in turn: ${polled.join(', ')}`],
  };
}
