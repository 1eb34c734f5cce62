import { type Period, type PeriodDays, periodNames, periods } from '#contract/rules/retention.ts';
import type { Queryable } from '../db/statement.ts';
import { settingsMap } from '../operator-profile.ts';
import { listSettings } from '../setting-queries.ts';

/** The name in the table `settings`. */
export function periodSetting(period: Period): string {
  return `retention_${period}_days`;
}

export async function readPeriods(db: Queryable): Promise<PeriodDays> {
  return toPeriods(settingsMap(await listSettings(db, {})));
}

/** What an operator has set can only shorten a period: a longer one would break what the privacy page promised. */
export function toPeriods(settings: ReadonlyMap<string, string>): PeriodDays {
  const getDays = (period: Period): number => {
    const { days, min } = periods[period];
    const set = Number(settings.get(periodSetting(period)) ?? days);
    return Number.isInteger(set) ? Math.min(days, Math.max(min, set)) : days;
  };
  return Object.fromEntries(periodNames.map((period) => [period, getDays(period)])) as PeriodDays;
}
