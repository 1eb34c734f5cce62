import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import { Problem } from '../../platform/problem.ts';
import type { CaseRecord } from '../moderation/case-queries.ts';
import { getPeople } from '../moderation/cases.ts';
import type { StaffMember } from '../moderation/reviewable.ts';
import { findAppealed } from './suspension-queries.ts';

type Appealed = Row<typeof findAppealed>;
type Appeal = Pick<CaseRecord, 'kind' | 'state'>;

/**
 * Whether only a colleague can keep the suspension that a child appeals against, because the reader has set it. Where nobody
 * else can answer, the reader does, and anybody closes the case of a suspension that is over. The kind counts, not the reason:
 * that may be a crisis.
 */
export function needsColleague(
  { kind, state }: Appeal,
  suspension: Appealed | undefined,
  { accountId }: Pick<StaffActor, 'accountId'>,
  { staff, now }: { readonly staff: readonly StaffMember[]; readonly now: Date },
): boolean {
  if (kind !== 'appeal' || suspension?.by !== accountId || suspension.endsAt <= now) return false;
  const mayAnswer = ({ isActive, role }: StaffMember) => isActive && (state !== 'escalated' || role === 'admin');
  return staff.some((one) => one.accountId !== accountId && mayAnswer(one));
}

/** The same, for a case of any kind. */
export async function isForColleague(
  context: Context,
  db: Queryable,
  record: CaseRecord,
  actor: StaffActor,
): Promise<boolean> {
  if (record.kind !== 'appeal') return false;
  const [suspension, staff] = await Promise.all([
    findAppealed(db, { id: record.subject }),
    getPeople(context).listStaff(db),
  ]);
  return needsColleague(record, suspension, actor, { staff, now: context.clock.now() });
}

export function colleagueNeeded(): Problem {
  return new Problem('not_for_you', {
    message: 'You suspended this child, so a colleague has to answer. You can end the suspension yourself.',
  });
}
