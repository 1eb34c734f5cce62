import type * as contract from '#contract/safety/casework.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { audit } from '../audit/audit.ts';
import type { CaseRecord } from '../moderation/case-queries.ts';
import { lockCase } from '../moderation/case-queries.ts';
import { getPeople, notifyStaff } from '../moderation/cases.ts';
import { listDutiesNow } from '../moderation/duty.ts';
import type { StaffMember } from '../moderation/reviewable.ts';
import { insertLogEntry, setClaim } from './case-log-queries.ts';

/** Claims a case for the moderator. Claiming it again changes nothing. */
export function claimCase(
  context: Context,
  actor: StaffActor,
  id: string,
  { takeOver }: Body<typeof contract.claimCase>,
): Promise<undefined> {
  return context.db.transaction(async (tx): Promise<undefined> => {
    const [record, staff] = await lockWithStaff(context, tx, id, actor);
    if (record.claimedBy === actor.accountId) return;
    if (record.claimedBy !== null && !takeOver) throw await claimedBy(context, tx, record);
    const event = record.claimedBy === null ? 'claim' : 'take_over';
    assignCase(context, tx, record, { actor, event, to: actor.accountId, staff });
  });
}

export function releaseCase(context: Context, actor: StaffActor, id: string): Promise<undefined> {
  return context.db.transaction(async (tx): Promise<undefined> => {
    const [record, staff] = await lockWithStaff(context, tx, id, actor);
    if (record.claimedBy === null) return;
    await refuseIfClaimed(context, tx, record, actor);
    assignCase(context, tx, record, { actor, event: 'release', to: null, staff });
  });
}

export function handOverCase(context: Context, actor: StaffActor, id: string, to: string): Promise<undefined> {
  return context.db.transaction(async (tx): Promise<undefined> => {
    const [record, staff] = await lockWithStaff(context, tx, id, actor);
    await refuseIfClaimed(context, tx, record, actor);
    const colleague = staff.find(({ accountId, isActive }) => accountId === to && isActive);
    if (!colleague) throw new Problem('not_found');
    if (record.state === 'escalated' && colleague.role !== 'admin')
      throw new Problem('invalid', { message: 'An escalated case can only go to an admin.' });
    if (record.claimedBy === to) return;
    assignCase(context, tx, record, { actor, event: 'hand_over', to, staff });
  });
}

export async function listColleagues(
  context: Context,
  { accountId: self }: StaffActor,
): Promise<Returns<typeof contract.listColleagues>> {
  const [staff, duties] = await context.db.withConnection((connection) =>
    Promise.all([getPeople(context).listStaff(connection), listDutiesNow(connection, context.clock.now())]),
  );
  const colleagues = staff
    .filter(({ isActive }) => isActive)
    .map(({ accountId: id, username, role }) => ({
      id,
      username,
      role,
      isOnDuty: duties.some((duty) => duty.accountId === id),
      isSelf: id === self,
    }));
  return { colleagues };
}

function lockWithStaff(context: Context, tx: Transaction, id: string, actor: StaffActor) {
  return Promise.all([lockWaitingCase(tx, id, actor), getPeople(context).listStaff(tx)]);
}

/** The case for a member of staff who works on it. Nobody else can change it until the transaction ends. */
export async function lockWaitingCase(tx: Transaction, id: string, { role }: StaffActor): Promise<CaseRecord> {
  const record = await lockOpenCase(tx, id);
  if (record.state === 'escalated' && role !== 'admin')
    throw new Problem('not_for_you', { message: 'An admin decides this case now.' });
  return record;
}

/** The same, also for a moderator while an admin decides it: they can still add a note. */
export async function lockOpenCase(tx: Transaction, id: string): Promise<CaseRecord> {
  const record = await lockCase(tx, { id });
  if (!record) throw new Problem('not_found');
  if (record.state === 'decided' || record.state === 'withdrawn') throw new Problem('already_decided');
  return record;
}

/** Only the moderator who has claimed a case works on it. A colleague has to take it over first, which the case log shows. */
export async function refuseIfClaimed(
  context: Context,
  tx: Transaction,
  record: CaseRecord,
  { accountId }: StaffActor,
): Promise<void> {
  if (record.claimedBy !== null && record.claimedBy !== accountId) throw await claimedBy(context, tx, record);
}

async function claimedBy(context: Context, tx: Transaction, record: CaseRecord): Promise<Problem> {
  const colleague = record.claimedBy === null ? undefined : await getPeople(context).describe(tx, record.claimedBy);
  return new Problem('claimed', { fields: { claimedBy: colleague?.username ?? '' } });
}

interface Giving {
  readonly actor: StaffActor;
  readonly event: contract.CaseEvent;
  readonly to: string | null;
  readonly staff: readonly StaffMember[];
}

function assignCase(
  context: Context,
  tx: Transaction,
  { id, authorId }: CaseRecord,
  { actor, event, to, staff }: Giving,
): void {
  const at = context.clock.now();
  const by = actor.accountId;
  const detail = event === 'hand_over' ? to : null;
  tx.write(setClaim, { id, by: to, now: at });
  tx.write(insertLogEntry, { id: newId(), caseId: id, event, actor: by, detail, at });
  audit(context, tx, { actor: by, act: `case.${event}`, subject: id, about: authorId, detail: { to }, at });
  notifyStaff(context, tx, staff);
}
