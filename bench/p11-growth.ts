import { cpuIsCounted, notCountedNote } from './environment/cpu.ts';
import { type Databases, startDatabases } from './environment/databases.ts';
import type { Sizes } from './environment/filling.ts';
import { startLilypad } from './environment/lilypad.ts';
import { FeedLoad, planVisits, type Round, signInReaders, totalCost } from './feed/feed-load.ts';
import type { Figure, Measurement, MeasureOptions } from './measurement.ts';
import { median, medianRatio } from './numbers.ts';

const small: Sizes = { users: 2000, posts: 50_000 };
const large: Sizes = { users: 100_000, posts: 2_000_000 };
/** For a run of everything: the same direction, in seconds instead of minutes. */
const larger: Sizes = { users: 10_000, posts: 250_000 };
const ROUNDS = 4;

export const p11: Measurement = {
  id: 'P11',
  what: 'growth of the feed with children and posts',
  goal: 'at 50 times the users and 40 times the posts at most 1.5 times the CPU a request',
  measure,
};

async function measure(options: MeasureOptions): Promise<Figure> {
  if (!cpuIsCounted) return { readings: [], notes: [notCountedNote] };
  const grown = options.isFull ? large : larger;
  await using databases = await startDatabases();
  await using before = await openFeed(databases, 'small', small, options);
  await using after = await openFeed(databases, 'large', grown, options);
  const rounds: { before: Round; after: Round }[] = [];
  for (let n = 1; n <= ROUNDS; n += 1) {
    rounds.push({ before: await before.load.round(options.seconds), after: await after.load.round(options.seconds) });
    options.progress(`round ${n} of ${ROUNDS}`);
  }
  const costs = {
    before: rounds.map((round) => totalCost(round.before)),
    after: rounds.map((round) => totalCost(round.after)),
  };
  return {
    readings: [
      {
        what: 'CPU a request, of the small database',
        value: medianRatio(costs.after, costs.before),
        unit: '',
        goal: { atMost: 1.5 },
      },
      { what: `CPU a request at ${named(small)}`, value: median(costs.before), unit: 'ms' },
      { what: `CPU a request at ${named(grown)}`, value: median(costs.after), unit: 'ms' },
    ],
    notes: options.isFull
      ? []
      : [`a smaller growth than the goal speaks of: name P11 or say --all for ${named(large)}`],
  };
}

async function openFeed(databases: Databases, name: string, sizes: Sizes, { progress }: MeasureOptions) {
  await using opened = new AsyncDisposableStack();
  progress(`filling a database with ${named(sizes)}`);
  const connection = await databases.makeFilled(name, sizes);
  const readers = await signInReaders(connection);
  const lilypad = opened.use(await startLilypad(connection));
  const load = opened.use(new FeedLoad(lilypad, planVisits(readers), '"type":"post"', databases.postmaster));
  await load.warmUp();
  const whole = opened.move();
  return { load, [Symbol.asyncDispose]: () => whole.disposeAsync() };
}

function named({ users, posts }: Sizes): string {
  return `${users.toLocaleString('en')} children and ${posts.toLocaleString('en')} posts`;
}
