import type * as contract from '#contract/admin.ts';
import { type Period, type PeriodDays, periodNames, periods } from '#contract/rules/retention.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { settingsMap } from '../platform/operator-profile.ts';
import { fieldProblem } from '../platform/problem.ts';
import { listKeptData } from '../platform/retention/delete-old.ts';
import { periodSetting, toPeriods } from '../platform/retention/periods.ts';
import { listRuns } from '../platform/retention/run-queries.ts';
import { listSettings, saveSetting } from '../platform/setting-queries.ts';
import { audit } from '../safety/index.ts';

type Kept = Returns<typeof contract.listKeptPeriods>;
type Runs = Awaited<ReturnType<typeof listRuns>>;

export async function listKeptPeriods(context: Context): Promise<Kept> {
  const [days, runs] = await context.db.withConnection(read);
  return present(context, days, runs);
}

async function read(db: Queryable): Promise<[PeriodDays, Runs]> {
  const [settings, runs] = await Promise.all([listSettings(db, {}), listRuns(db, {})]);
  return [toPeriods(settingsMap(settings)), runs];
}

/** What is older goes with the next run, for good. The privacy page says the new number at once. */
export async function changeKeptPeriod(
  context: Context,
  admin: StaffActor,
  { period, days }: { readonly period: Period; readonly days: number },
): Promise<Kept> {
  refuseOutside(period, days);
  const [before, runs] = await context.db.transaction(async (tx) => {
    const found = await read(tx);
    const from = found[0][period];
    if (from === days) return found;
    tx.write(saveSetting, { name: periodSetting(period), value: String(days) });
    const detail = { period, from, to: days };
    const at = context.clock.now();
    audit(context, tx, { actor: admin.accountId, act: 'settings.change', subject: 'settings', detail, at });
    return found;
  });
  return present(context, { ...before, [period]: days }, runs);
}

function refuseOutside(period: Period, days: number): void {
  const { days: max, min } = periods[period];
  if (days > max) throw fieldProblem('days', 'That is longer than families were promised. Please enter fewer days.');
  if (days < min) throw fieldProblem('days', 'Lilypad needs this for longer than that. Please enter more days.');
}

function present({ modules }: Pick<Context, 'modules'>, days: PeriodDays, runs: Runs): Kept {
  const kept = listKeptData(modules);
  const tablesWithPeriod = (period: Period) =>
    kept.flatMap(({ tables: [table], keepFor }) =>
      table && typeof keepFor === 'object' && 'period' in keepFor && keepFor.period === period ? [table] : [],
    );
  return {
    periods: periodNames.map((period) => {
      const tables = tablesWithPeriod(period);
      const { days: max, min } = periods[period];
      const run = sumRuns(runs.filter(({ table }) => tables.includes(table)));
      return { period, days: days[period], min, max, run };
    }),
  };
}

function sumRuns(runs: Runs): contract.KeptPeriod['run'] {
  const [newest] = runs.map(({ ranAt }) => ranAt).sort((one, other) => other.getTime() - one.getTime());
  if (!newest) return null;
  return {
    at: newest.toISOString(),
    deleted: runs.reduce((sum, { deleted }) => sum + deleted, 0),
    deletedInAll: runs.reduce((sum, { deletedInAll }) => sum + deletedInAll, 0),
    isDone: runs.every(({ isDone }) => isDone),
    failed: runs.filter(({ failedAt }) => failedAt !== null).map(({ table }) => table),
  };
}
