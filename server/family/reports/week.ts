import * as contract from '#contract/family.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { type CountedWeek, countWeeks, type Week } from './figures.ts';
import { lastSevenDays } from './last-days.ts';
import { findReader } from './opt-out-queries.ts';
import { listReports as listRows, type ReportRow } from './report-queries.ts';

/** The last seven days of a child, up to now. */
export async function readWeek(
  context: Context,
  actor: ParentActor,
  childId: string,
): Promise<Returns<typeof contract.readWeek>> {
  return context.db.withConnection(async (connection) => {
    const [child, reader] = await Promise.all([
      loadOwnChild(connection, actor, childId),
      findReader(connection, { childId, parentId: actor.parentId }),
    ]);
    if (!reader) throw new Problem('not_found');
    const { timeZone } = child;
    const joinedOn = localDay(timeZone, reader.joinedAt);
    const { dailyLimit } = reader;
    return {
      ...(await countLastDays(context, connection, { ...child, dailyLimit })),
      joinedOn,
      isReportWanted: reader.isWanted,
    };
  });
}

/** The same numbers for the parent's page, the mail that a child requests, and the child's own page. */
export async function countLastDays(
  context: Pick<Context, 'modules' | 'clock'>,
  db: Queryable,
  { id, timeZone, dailyLimit }: { readonly id: string; readonly timeZone: string; readonly dailyLimit: number | null },
): Promise<contract.WeekOfChild> {
  const week = lastSevenDays(id, timeZone, context.clock.now());
  const [counted] = await countWeeks(context, db, [week]);
  return { ...presentWeek(week, counted as CountedWeek), dailyLimit };
}

function presentWeek({ firstDay }: Week, { figures, minutesByDay, stops }: CountedWeek) {
  const timeActiveMinutes = minutesByDay.reduce((sum, minutes) => sum + minutes, 0);
  return { firstDay, ...figures, minutesByDay: [...minutesByDay], timeActiveMinutes, stops: [...stops] };
}

/** The weekly reports about a child, newest first. */
export async function listReports(
  { db }: Context,
  actor: ParentActor,
  childId: string,
  cursor: string | undefined,
): Promise<Returns<typeof contract.listReports>> {
  const [, rows] = await db.withConnection((connection) =>
    Promise.all([
      loadOwnChild(connection, actor, childId),
      listRows(connection, { childId, before: cursor ?? null, most: contract.REPORTS_PAGE_SIZE + 1 }),
    ]),
  );
  const shown = rows.slice(0, contract.REPORTS_PAGE_SIZE);
  const hasMore = rows.length > contract.REPORTS_PAGE_SIZE;
  return { reports: shown.map(presentReport), cursor: hasMore ? (shown.at(-1)?.firstDay ?? null) : null };
}

function presentReport({ minutesByDay, stops, createdAt, ...report }: ReportRow) {
  return { ...report, minutesByDay: [...minutesByDay], stops: [...stops], createdAt: createdAt.toISOString() };
}
