import { type AgeGroup, ageGroups, birthDatesInGroup } from '#contract/rules/age.ts';
import { deedGroups } from '#contract/rules/rewards/deeds.ts';
import { addDays, daysBetween, startOfWeek } from '#contract/shared/days.ts';
import { localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { ModuleState } from '../../platform/module-state.ts';
import { getRewardContent } from '../content.ts';
import { type ChallengeRow, insertChallenges } from './challenge-queries.ts';

/** A Monday. Weeks are counted from here, so that each week uses the next variant of a weekday's theme. */
const FIRST_WEEK = '2024-01-01';

/** The same for all children of an age group on a day: the weekday picks the theme, the week its variant. */
export function challengeOn(context: Context, day: string, ageGroup: AgeGroup): ChallengeRow {
  const { challenges } = getRewardContent(context);
  const week = startOfWeek(day);
  const { theme, points, variants } = challenges[daysBetween(week, day)] ?? missing(day);
  const number = daysBetween(FIRST_WEEK, week) / 7;
  const items = variants[((number % variants.length) + variants.length) % variants.length] ?? missing(day);
  const { after: bornAfter, upTo: bornUpTo } = birthDatesInGroup(ageGroup, day);
  return {
    day,
    ageGroup,
    bornAfter,
    bornUpTo,
    theme,
    points,
    items: items.map(({ type, kinds, one, many, targets }) => {
      const target = targets[ageGroups.indexOf(ageGroup)] ?? missing(day);
      return {
        type,
        target,
        kinds: kinds ?? deedGroups[type],
        description: target === 1 ? one : many.replace('{count}', String(target)),
      };
    }),
  };
}

const lastStored = new ModuleState<{ day: string }>('the day whose challenges are stored');

export function openChallenges(context: Context): void {
  lastStored.set(context, { day: '' });
}

/** Stores the challenges of the days around this instant, once a day, in a transaction or on its own. */
export async function ensureChallenges(context: Context, at: Date): Promise<void> {
  const unstored = listUnstored(context, at);
  if (!unstored) return;
  await insertChallenges(context.db, unstored);
  unstored.note();
}

export function ensureChallengesWithin(context: Context, tx: Transaction, at: Date): void {
  const unstored = listUnstored(context, at);
  if (!unstored) return;
  tx.write(insertChallenges, unstored);
  tx.afterCommit(unstored.note);
}

/**
 * All challenges that are today's somewhere on earth, unless they are stored: at any instant, time zones cover up to three dates.
 * `note` remembers that they are.
 */
function listUnstored(context: Context, at: Date) {
  const stored = lastStored.get(context);
  const today = localDay('UTC', at);
  if (stored.day === today) return undefined;
  const challenges = [addDays(today, -1), today, addDays(today, 1)].flatMap((day) =>
    ageGroups.map((ageGroup) => challengeOn(context, day, ageGroup)),
  );
  const note = () => {
    stored.day = today;
  };
  return { challenges, note };
}

function missing(day: string): never {
  throw new Error(`there is no challenge for ${day}`);
}
