import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeedKind, deedKinds } from '#contract/rules/rewards/deeds.ts';
import { countStreak } from '#contract/rules/rewards/streaks.ts';
import { DAY, HOUR, later, localDay } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { award } from '#server/points/index.ts';
import { child } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { reevaluateAll } from '../achievements/sync.ts';
import { recordDeed } from '../deeds/deeds.ts';
import { listStreaks } from '../streaks/streak-queries.ts';
import { verifyRewards } from './verify.ts';

/** `npm run rewards:simulate` sends 500 children through it. */
const CHILDREN = Number(process.env['SIMULATED_CHILDREN'] ?? 3);
const DAYS = 35;
/** Clocks change in the Americas, in Europe and in Australia within these weeks. */
const START = new Date('2027-03-05T00:00:00Z');
const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

interface Simulated {
  readonly id: string;
  /** How often they come, in percent of days. */
  readonly eagerness: number;
  readonly days: Set<string>;
  zone: string;
}

interface Happening {
  readonly at: Date;
  readonly who: Simulated;
  readonly kinds: readonly DeedKind[];
  readonly isJourney: boolean;
  /** How long after doing something it is recorded. */
  readonly lateness: number;
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await reevaluateAll(world.context);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Seeded, so that every run is the same. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}
const dice = createDice(31);
const pickOne = <T>(values: readonly T[]): T => values[dice(values.length)] as T;

async function newcomer(number: number): Promise<Simulated> {
  const { id } = await child(world, { age: 6 + (number % 7), scopes: 'pending' });
  const simulated = { id, eagerness: 55 + dice(45), days: new Set<string>(), zone: '' };
  await moveTo(simulated, pickOne(zones));
  return simulated;
}

async function moveTo(who: Simulated, zone: string): Promise<void> {
  who.zone = zone;
  await world.context.db.pool.query('update accounts set time_zone = $2 where id = $1', [who.id, zone]);
}

function createHappenings(who: Simulated, midnight: Date): Happening[] {
  const isJourney = dice(40) === 0;
  const journey = { at: later(midnight, dice(DAY)), who, kinds: [], isJourney, lateness: 0 };
  const deeds = Array.from({ length: dice(100) < who.eagerness ? 1 + dice(5) : 0 }, () => {
    const kind = pickOne(deedKinds);
    const kinds: DeedKind[] = kind === 'trivia_right' ? ['trivia_answered', 'trivia_right'] : [kind];
    return {
      at: later(midnight, dice(DAY)),
      who,
      kinds,
      isJourney: false,
      lateness: dice(25) === 0 ? dice(50 * HOUR) : 0,
    };
  });
  return isJourney ? [journey, ...deeds] : deeds;
}

async function happen({ who, kinds, isJourney, lateness, at }: Happening): Promise<void> {
  world.clock.goTo(at);
  if (isJourney) return moveTo(who, pickOne(zones));
  const done = later(world.clock.now(), -lateness);
  const target = newId();
  who.days.add(localDay(who.zone, done));
  // Sent twice, like a phone that got no answer.
  const times = dice(8) === 0 ? 2 : 1;
  await Promise.all(
    Array.from({ length: times }, () =>
      world.context.db.transaction((tx) => {
        if (kinds.includes('riddle_solved'))
          award(tx, who.id, { reason: 'riddle_solved', target, points: 40 }, world.clock.now());
        recordDeed(world.context, tx, { accountId: who.id, kinds, target, at: done });
      }),
    ),
  );
}

it('after weeks with many children in all time zones everything matches the ledgers', {
  timeout: 3_600_000,
}, async () => {
  const children: Simulated[] = [];
  for (let number = 0; number < CHILDREN; number += 1) children.push(await newcomer(number));
  world.clock.goTo(START);
  for (let day = 0; day < DAYS; day += 1) {
    const happenings = children.flatMap((who) => createHappenings(who, later(START, day * DAY)));
    for (const happening of happenings.sort((one, other) => one.at.getTime() - other.at.getTime()))
      await happen(happening);
  }

  const sentences: string[] = [];
  await verifyRewards(world.context, {
    onDifference: ({ accountId, sentence }) => sentences.push(`${accountId} ${sentence}`),
  });

  expect(sentences).toEqual([]);
  for (const { id, days } of children) {
    const [daily] = await listStreaks(world.context.db, { accountId: id });
    expect(daily).toEqual({ kind: 'daily', ...countStreak(days) });
  }
});
