import { type AgeGroup, ageGroups, birthDatesOf } from '#contract/rules/age.ts';
import { type DeedKind, deedGroups } from '#contract/rules/deeds.ts';
import { addDays, daysBetween, weekOf } from '#contract/rules/streaks.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { contentOf } from '../content.ts';
import type { ChallengeRow } from './challenge-queries.ts';

export interface ChallengeItem {
  readonly type: keyof typeof deedGroups;
  readonly description: string;
  readonly target: number;
  readonly kinds: readonly DeedKind[];
}

export interface Challenge {
  readonly day: string;
  readonly ageGroup: AgeGroup;
  readonly theme: string;
  readonly points: number;
  readonly items: readonly ChallengeItem[];
}

/** A Monday. Weeks are counted from it, so that each week takes the next variant of its weekday's theme. */
const FIRST_WEEK = '2024-01-01';

/** The same for all children of an age group on the same day: the theme goes by the weekday, the variant by the week. */
export function challengeOn(context: Context, day: string, ageGroup: AgeGroup): Challenge {
  const { challenges } = contentOf(context);
  const week = weekOf(day);
  const { theme, points, variants } = challenges[daysBetween(week, day)] ?? missing(day);
  const number = daysBetween(FIRST_WEEK, week) / 7;
  const items = variants[((number % variants.length) + variants.length) % variants.length] ?? missing(day);
  return {
    day,
    ageGroup,
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

/** All challenges that may be somebody's at this instant: time zones lie on three days at most. */
export function challengesAround(context: Context, at: Date): readonly ChallengeRow[] {
  const today = dayIn('UTC', at);
  return [addDays(today, -1), today, addDays(today, 1)].flatMap((day) =>
    ageGroups.map((ageGroup) => {
      const { points, items } = challengeOn(context, day, ageGroup);
      const { after, upTo } = birthDatesOf(ageGroup, day);
      const judged = items.map(({ kinds, target }) => ({ kinds, target }));
      return { day, ageGroup, bornAfter: after, bornUpTo: upTo, points, items: judged };
    }),
  );
}

function missing(day: string): never {
  throw new Error(`there is no challenge for ${day}`);
}
