import { type DeedKind, streakDeeds } from '#contract/rules/rewards/deeds.ts';
import { countStreak, type Streak, streakKinds } from '#contract/rules/rewards/streaks.ts';
import type { Row } from '../../platform/db/statement.ts';
import type * as queries from './verify-queries.ts';

type Child = Row<typeof queries.listRecords>;
export type Judged = Row<typeof queries.listJudged>;
export type Asked = Row<typeof queries.listChallenges>;

export interface Asking {
  readonly achievements: readonly Judged[];
  readonly challenges: readonly Asked[];
}

/** Compares what is stored about a child with their deeds and the ledger. Yields each difference as the end of a sentence. */
export function* compareRecord(child: Child, { achievements, challenges }: Asking): Generator<string> {
  const counts = countByKind(child);
  const streaks = new Map(streakKinds.map((kind) => [kind, countStreak(daysWith(child, streakDeeds[kind]))]));
  yield* wrongCounts(child, counts);
  for (const kind of streakKinds) yield* wrongStreak(child, kind, streaks.get(kind));
  yield* wrongAchievements(child, achievements, collectFacts(child, counts, streaks));
  yield* wrongChallenges(child, challenges);
  if (child.spent > child.points) yield `has spent ${child.spent} points, but the ledger adds up to ${child.points}`;
}

function countByKind({ deeds }: Child): Map<DeedKind, number> {
  const counts = new Map<DeedKind, number>();
  for (const { kind, count } of deeds) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return counts;
}

function daysWith({ deeds }: Child, kinds: readonly DeedKind[]): string[] {
  return deeds.filter(({ kind }) => kinds.includes(kind)).map(({ day }) => day);
}

function* wrongCounts({ counts }: Child, expected: ReadonlyMap<DeedKind, number>): Generator<string> {
  for (const kind of new Set([...counts.map((one) => one.kind), ...expected.keys()])) {
    const stored = counts.find((one) => one.kind === kind)?.count ?? 0;
    const done = expected.get(kind) ?? 0;
    if (stored !== done) yield `has ${stored} counted for ${kind}, but ${done} deeds`;
  }
}

function* wrongStreak(
  { streaks }: Child,
  kind: (typeof streakKinds)[number],
  expected: Streak | undefined,
): Generator<string> {
  const stored = streaks.find((one) => one.kind === kind);
  const { current, longest, lastDay, restDay, rests } = stored ?? {};
  const isRight =
    current === expected?.current &&
    longest === expected?.longest &&
    lastDay === expected?.lastDay &&
    restDay === expected?.restDay &&
    rests === expected?.rests;
  if (!isRight) yield `has a ${kind} streak of ${inWords(stored)}, but the days of the deeds make ${inWords(expected)}`;
}

function inWords(streak: Streak | undefined): string {
  if (!streak) return 'none';
  const { current, longest, lastDay, restDay, rests } = streak;
  return `${current} up to ${lastDay} (best ${longest}, rest days ${rests}, the last one ${restDay ?? 'never'})`;
}

/** By the names that achievements use: those of `toCondition` in content.ts. */
function collectFacts(
  child: Child,
  counts: ReadonlyMap<DeedKind, number>,
  streaks: ReadonlyMap<string, Streak | undefined>,
): ReadonlyMap<string, number> {
  const kindsByDay = Map.groupBy(child.deeds, ({ day }) => day);
  return new Map<string, number>([
    ...counts,
    ...[...streaks].map(([kind, streak]) => [`streak_${kind}`, streak?.longest ?? 0] as const),
    ['rests', streaks.get('daily')?.rests ?? 0],
    ['points', child.points],
    ['kinds_in_a_day', Math.max(0, ...[...kindsByDay.values()].map((kinds) => kinds.length))],
  ]);
}

/** An achievement that was paid stays, even if its requirement is harder today. */
function* wrongAchievements(
  { earned, earnedPaid }: Child,
  achievements: readonly Judged[],
  facts: ReadonlyMap<string, number>,
): Generator<string> {
  const stored = new Set(earned.map(({ id }) => id));
  const paid = new Set(earnedPaid.map(({ id }) => id));
  for (const id of stored.difference(paid)) yield `has the achievement ${id}, but the ledger never paid it`;
  for (const id of paid.difference(stored)) yield `was paid for the achievement ${id}, but does not have it`;
  const deserved = achievements.filter(({ fact, atLeast }) => (facts.get(fact) ?? 0) >= atLeast);
  for (const { id } of deserved.filter((one) => !stored.has(one.id) && !paid.has(one.id)))
    yield `has done what the achievement ${id} asks for, but does not have it`;
}

function* wrongChallenges(child: Child, challenges: readonly Asked[]): Generator<string> {
  const stored = new Map(child.completed.map(({ day, points }) => [day, points]));
  const paid = new Map(child.completedPaid.map(({ day, points }) => [day, points]));
  for (const day of stored.keys())
    if (!paid.has(day)) yield `has completed the challenge of ${day}, but the ledger never paid it`;
  for (const [day, points] of paid)
    if (stored.get(day) !== points)
      yield `was paid ${points} points for the challenge of ${day}, but ${stored.get(day) ?? 'nothing'} is noted`;
  for (const { day } of challenges.filter((asked) => isDone(child, asked)))
    if (!stored.has(day) && !paid.has(day)) yield `has done all of the challenge of ${day}, but it is not noted`;
}

function isDone({ birthDate, deeds }: Child, { day, bornAfter, bornUpTo, items }: Asked): boolean {
  if (birthDate <= bornAfter || birthDate > bornUpTo) return false;
  const ofDay = deeds.filter((deed) => deed.day === day);
  return items.every(({ kinds, target }) => {
    const done = ofDay.filter(({ kind }) => kinds.includes(kind));
    return done.reduce((sum, { count }) => sum + count, 0) >= target;
  });
}
