import { MAX_POINTS } from '#contract/rules/levels.ts';
import type { Reason } from './award.ts';

/** SQL for the point total of a child, given the SQL of their id. */
export const pointTotal = (accountId: string) =>
  `coalesce((select total from child_points where account_id = ${accountId}), 0)`;

export const riddlesSolved = (accountId: string) =>
  `coalesce((select riddles_solved from child_points where account_id = ${accountId}), 0)`;

/** The levels that a child has reached, as rows (id, at, level). */
export const levelsReachedBy = (accountId: string) =>
  `select id, at, level from levels_reached where account_id = ${accountId}`;

/** Whether a child ever got this award, even with 0 points. */
export const wasAwarded = (accountId: string, reason: string, target: string) =>
  `exists (
     select from point_transactions t
     where t.account_id = ${accountId} and t.reason = '${reason}' and t.target = ${target}
   )`;

/** SQL for an award: at most one row (points, level). The level is null unless the award raised it. */
export const awardSql = (accountId: string, reason: string, target: string) =>
  `select t.points, l.level from point_transactions t left join levels_reached l on l.id = t.id
   where t.account_id = ${accountId} and t.reason = ${reason} and t.target = ${target}`;

/** The sum of the ledger, at most the largest integer that JavaScript represents exactly. */
export const ledgerTotal = (accountId: string) =>
  `(select least(${MAX_POINTS}, coalesce(sum(points), 0))::bigint from point_transactions where account_id = ${accountId})`;

/** What was paid to a child for a reason, as rows (target, points, at). */
export const entriesSql = (accountId: string, reason: Reason) =>
  `select target, points, at from point_transactions where account_id = ${accountId} and reason = '${reason}'`;
