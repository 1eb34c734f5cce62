import { weeksOfUse } from './environment/busy-steps.ts';
import { befriend, signIn } from './environment/children.ts';
import { cpuBetween, cpuIsCounted, cpuSoFar } from './environment/cpu.ts';
import { startDatabases } from './environment/databases.ts';
import { startLilypad } from './environment/lilypad.ts';
import type { MixedOrder, MixedTally } from './load/mixed.ts';
import { startWorker } from './load/worker.ts';
import { type Figure, type Measurement, type MeasureOptions, type Reading, takeTurns } from './measurement.ts';
import { median } from './numbers.ts';

const FEW = 2000;
const MANY = 5000;
const POSTS = 50_000;
const SECONDS_BETWEEN_REQUESTS = 8;
const WARM_UP_SECONDS = 12;
const ROUNDS = 3;

export const p12: Measurement = {
  id: 'P12',
  what: `a mixed day's load: each child sends a request every ${SECONDS_BETWEEN_REQUESTS} seconds, a third of them writes`,
  goal: `p99 at most 100 ms for ${FEW} children, and for ${MANY}`,
  measure,
};

interface Round extends MixedTally {
  /** Cores that were busy on average, of the service and of PostgreSQL. */
  readonly busyCores: number;
}

async function measure({ seconds, progress }: MeasureOptions): Promise<Figure> {
  await using databases = await startDatabases();
  const connection = await databases.makeFilled('mixed', { users: MANY, posts: POSTS }, weeksOfUse);
  const readers = await signIn(connection, MANY);
  await befriend(connection, readers);
  await using lilypad = await startLilypad(connection);
  await using loader = startWorker(new URL('load/mixed.ts', import.meta.url));
  const members = readers.map(({ cookie }, at) => ({ cookie, friendId: readers[at ^ 1]?.id ?? '' }));
  const round = async (children: number, length: number): Promise<Round> => {
    const before = cpuSoFar(lilypad.pid, databases.postmaster);
    const started = performance.now();
    const perSecond = children / SECONDS_BETWEEN_REQUESTS;
    const tally = await loader.request<MixedTally>({
      port: lilypad.port,
      members,
      perSecond,
      seconds: length,
    } satisfies MixedOrder);
    const used = cpuBetween(before, cpuSoFar(lilypad.pid, databases.postmaster));
    return { ...tally, busyCores: ((used.node + used.postgres) * 1000) / (performance.now() - started) };
  };
  await round(FEW, WARM_UP_SECONDS);
  const [few, many] = await takeTurns(
    ROUNDS,
    progress,
    () => round(FEW, seconds),
    () => round(MANY, seconds),
  );
  const requests = many.reduce((sum, one) => sum + one.requests, 0);
  const refused = many.reduce((sum, one) => sum + one.refused, 0);
  return {
    readings: [
      ...toReadings(FEW, few),
      ...toReadings(MANY, many),
      {
        what: 'answers with 5xx',
        value: [...few, ...many].reduce((sum, one) => sum + one.failed, 0),
        unit: '',
        goal: { atMost: 0 },
      },
    ],
    notes: [`${refused} of ${requests} requests of ${MANY} children were refused, such as comments on posts of others`],
  };
}

function toReadings(children: number, rounds: readonly Round[]): Reading[] {
  const readings: Reading[] = [
    {
      what: `${children} children: p99`,
      value: median(rounds.map(({ p99 }) => p99)),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    { what: `${children} children: p50`, value: median(rounds.map(({ p50 }) => p50)), unit: 'ms' },
  ];
  const busy = {
    what: `${children} children: busy cores`,
    value: median(rounds.map((one) => one.busyCores)),
    unit: '',
  };
  return cpuIsCounted ? [...readings, busy] : readings;
}
