import { careTemplates } from '#contract/safety/casework.ts';
import type { LegalHold } from '#contract/safety/holds.ts';
import type * as contract from '#contract/safety.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { runEach } from '../../platform/jobs/run-each.ts';
import { Problem } from '../../platform/problem.ts';
import { audit } from '../audit/audit.ts';
import { refuseIfClaimed } from '../casework/claims.ts';
import { placeHold } from '../holds/hold-queries.ts';
import { saveExample } from '../learning/examples.ts';
import { colleagueNeeded, isForColleague } from '../suspensions/colleague.ts';
import { listAddedSubjects } from './addition-queries.ts';
import { applyDecision } from './apply-decision.ts';
import { type CaseRecord, closeCase, listRemovals, lockCase } from './case-queries.ts';
import { getPeople, notifyStaff } from './cases.ts';
import { LONE_REMOVAL, openDecisions, stateAfter, URGENT_DAYS } from './policy.ts';
import { toCaseFacts } from './review-queue.ts';

type Given = Body<typeof contract.decideCase>;
type Outcome = Returns<typeof contract.decideCase>;

/** Decides a case, once: of two members of staff at the same moment, the second reads who was first. */
export async function decideCase(context: Context, actor: StaffActor, id: string, given: Given): Promise<Outcome> {
  const { decision, template, hold } = given;
  refuseWrongTemplate(decision, template);
  if ((decision === 'legal_hold') !== (hold !== undefined))
    throw new Problem('invalid', { message: 'Please say why the case must be kept, and for how long.' });
  return context.db.transaction(async (tx) => {
    // The author first: erasing a child locks in the same order.
    const [timeZone, record, added, staff] = await Promise.all([
      getPeople(context).timeZoneOf(tx, id),
      lockCase(tx, { id }),
      listAddedSubjects(tx, { caseId: id }),
      getPeople(context).listStaff(tx),
    ]);
    if (!record) throw new Problem('not_found');
    const { state, onHold } = record;
    const subjects = [record.subject, ...added.map(({ subject }) => subject)];
    if (hold && onHold) return extendHold(context, tx, record, actor, hold);
    if (isSameAgain(record, actor, decision)) return { state, onHold };
    const needsColleague = await isForColleague(context, tx, record, actor);
    if (!openDecisions({ ...toCaseFacts(context, record), needsColleague }, actor).includes(decision))
      throw needsColleague && decision === 'remove' ? colleagueNeeded() : await refusal(context, tx, record, actor);
    if (decision !== 'legal_hold') await refuseIfClaimed(context, tx, record, actor);
    const now = context.clock.now();
    applyDecision(context, tx, record, { decision, template, hold, by: actor.accountId, now, timeZone, subjects });
    audit(context, tx, {
      actor: actor.accountId,
      act: `case.${decision}`,
      subject: id,
      about: record.authorId,
      detail: { kind: record.kind, template: template ?? null, ...(hold ? { days: hold.days } : {}) },
      at: now,
    });
    const after = stateAfter(state, decision);
    // The page of the moderator who closes a case has counted it already.
    notifyStaff(
      context,
      tx,
      after === 'decided' ? staff.filter(({ accountId }) => accountId !== actor.accountId) : staff,
    );
    return { state: after, onHold: holdAfter(onHold, decision) };
  });
}

/** Guidance teaches, a caring note does not: each belongs to its own decision. */
function refuseWrongTemplate(decision: contract.Decision, template: Given['template']): void {
  const isCare = careTemplates.some((one) => one === template);
  const isRight = decision === 'teach' ? template && !isCare : !template || (decision === 'care' && isCare);
  if (!isRight) throw new Problem('invalid', { message: 'Please choose a message' });
}

/** A job: where one member of staff works alone, removes accounts a day after they asked for it. */
export async function finishLoneRemovals(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  if ((await getPeople(context).countStaff(db, now)) > 1) return;
  const due = await listRemovals(db, { before: later(now, -LONE_REMOVAL) });
  await runEach(context, [due.map(({ id }) => id), finishRemoval]);
}

function finishRemoval(context: Context, id: string): Promise<void> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const record = await lockCase(tx, { id });
    if (record?.state !== 'removing' || record.authorId === null) return;
    const { authorId, decidedBy } = record;
    getPeople(context).remove(context, tx, authorId);
    const settled = { state: 'decided', decision: 'remove_account', decidedBy, urgentDays: URGENT_DAYS } as const;
    tx.write(closeCase, { id, ...settled, now });
    saveExample(context, tx, record, 'remove_account', now);
    audit(context, tx, { actor: null, act: 'case.remove_account', subject: id, about: authorId, at: now });
  });
}

/** A hold that is still needed gets a new end, with a reason of its own. */
function extendHold(
  context: Context,
  tx: Transaction,
  record: CaseRecord,
  actor: StaffActor,
  { reason, days }: LegalHold,
): Outcome {
  const { id, state, kind, authorId } = record;
  const now = context.clock.now();
  tx.write(placeHold, { caseId: id, reason, placedBy: actor.accountId, now, endsAt: later(now, days * DAY) });
  const detail = { kind, days };
  audit(context, tx, { actor: actor.accountId, act: 'case.legal_hold', subject: id, about: authorId, detail, at: now });
  return { state, onHold: true };
}

function isSameAgain(record: CaseRecord, actor: StaffActor, decision: contract.Decision): boolean {
  if (decision === 'legal_hold') return record.onHold;
  if (decision === 'release_hold') return !record.onHold;
  return record.decision === decision && record.decidedBy === actor.accountId;
}

function holdAfter(onHold: boolean, decision: contract.Decision): boolean {
  if (decision === 'legal_hold') return true;
  return decision === 'release_hold' ? false : onHold;
}

export const NOT_SETTLED =
  'You joined the staff less than a day ago. Please ask a colleague to agree, or wait until tomorrow.';

const closed: readonly contract.CaseState[] = ['decided', 'withdrawn'];

async function refusal(
  context: Context,
  tx: Transaction,
  record: CaseRecord,
  { isSettled }: StaffActor,
): Promise<Problem> {
  const { state, decidedBy, decision } = record;
  if (state === 'removing' && !isSettled) return new Problem('not_for_you', { message: NOT_SETTLED });
  if (!closed.includes(state)) return new Problem(state === 'escalated' ? 'not_for_you' : 'invalid');
  const first = decidedBy === null ? undefined : await getPeople(context).describe(tx, decidedBy);
  return new Problem('already_decided', { fields: { decidedBy: first?.username ?? '', decision: decision ?? '' } });
}
