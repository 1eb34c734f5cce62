import { cpuIsCounted, notCountedNote } from './environment/cpu.ts';
import { type Databases, startDatabases } from './environment/databases.ts';
import type { Sizes } from './environment/filling.ts';
import { startLilypad } from './environment/lilypad.ts';
import { FeedLoad, planVisits, signInReaders, totalCost } from './feed/feed-load.ts';
import { type Figure, type Measurement, type MeasureOptions, takeTurns } from './measurement.ts';
import { median, medianRatio } from './numbers.ts';

const SMALL: Sizes = { users: 2000, posts: 50_000 };
const LARGE: Sizes = { users: 100_000, posts: 2_000_000 };
/** For a run of everything: the same direction, in seconds instead of minutes. */
const LARGER: Sizes = { users: 10_000, posts: 250_000 };
const ROUNDS = 4;

export const p11: Measurement = {
  id: 'P11',
  what: 'growth of the feed with children and posts',
  goal: 'at 50 times the users and 40 times the posts at most 1.5 times the CPU a request',
  measure,
};

async function measure(options: MeasureOptions): Promise<Figure> {
  if (!cpuIsCounted) return { readings: [], notes: [notCountedNote] };
  const grown = options.isFull ? LARGE : LARGER;
  await using databases = await startDatabases();
  await using before = await openFeed(databases, 'small', SMALL, options);
  await using after = await openFeed(databases, 'large', grown, options);
  const [small, large] = await takeTurns(
    ROUNDS,
    options.progress,
    () => before.load.round(options.seconds),
    () => after.load.round(options.seconds),
  );
  const costs = { before: small.map(totalCost), after: large.map(totalCost) };
  return {
    readings: [
      {
        what: 'CPU a request, of the small database',
        value: medianRatio(costs.after, costs.before),
        unit: '',
        goal: { atMost: 1.5 },
      },
      { what: `CPU a request at ${named(SMALL)}`, value: median(costs.before), unit: 'ms' },
      { what: `CPU a request at ${named(grown)}`, value: median(costs.after), unit: 'ms' },
    ],
    notes: options.isFull
      ? []
      : [`a smaller growth than the goal speaks of: name P11 or say --all for ${named(LARGE)}`],
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
