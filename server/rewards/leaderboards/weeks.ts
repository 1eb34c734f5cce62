import { ageDay, ageGroups, birthDatesInGroup } from '#contract/rules/age.ts';
import { addDays, startOfWeek } from '#contract/shared/days.ts';
import { localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { forgetWeeksBefore } from '../../points/index.ts';
import { type AgeGroupRow, moveBetweenAgeGroups } from './choice-queries.ts';
import { deleteEntriesBefore, deleteWeeksBefore, settleWeeks } from './week-queries.ts';

const KEPT_WEEKS = 4;

/** The last time zone in which a day ends. */
const LAST_TIME_ZONE = 'Etc/GMT+12';

/** Settles weeks that are over in every time zone, so that every child had the full week, and deletes old ones. */
export async function settleLeaderboards({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const going = startOfWeek(localDay(LAST_TIME_ZONE, now));
  const weeks = Array.from({ length: KEPT_WEEKS }, (_, index) => addDays(going, -7 * (index + 1)));
  await moveBetweenAgeGroups(db, { groups: groupsOn(ageDay(now)) });
  await settleWeeks(db, { weeks, now });
  const oldest = addDays(going, -7 * KEPT_WEEKS);
  await deleteEntriesBefore(db, { week: oldest });
  await deleteWeeksBefore(db, { week: oldest });
  await forgetWeeksBefore(db, oldest);
}

function groupsOn(day: string): AgeGroupRow[] {
  return ageGroups.map((ageGroup) => {
    const { after, upTo } = birthDatesInGroup(ageGroup, day);
    return { ageGroup, bornAfter: after, bornUpTo: upTo };
  });
}
