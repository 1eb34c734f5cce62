import type * as contract from '#contract/safety/casework.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { audit } from '../audit/audit.ts';
import type { CaseRecord } from '../moderation/case-queries.ts';
import { getPeople } from '../moderation/cases.ts';
import { sendStaffMessage } from '../moderation/staff-messages.ts';
import { doneSteps } from './case-log.ts';
import { hasEntry, insertLogEntry, insertNote, listLastSteps } from './case-log-queries.ts';
import { lockOpenCase, lockWaitingCase, refuseIfClaimed } from './claims.ts';

/** A note that only staff can read. The client chooses its id, so that a retry adds nothing. */
export function addCaseNote(
  context: Context,
  actor: StaffActor,
  id: string,
  { noteId, text }: Body<typeof contract.addCaseNote>,
): Promise<undefined> {
  return context.db.transaction(async (tx): Promise<undefined> => {
    const at = context.clock.now();
    const [{ authorId: about }, note] = await Promise.all([
      lockOpenCase(tx, id),
      insertNote(tx, { id: noteId, caseId: id, actor: actor.accountId, words: text, at }),
    ]);
    if (note?.caseId !== id)
      throw new Problem('invalid', {
        message: 'This note is already on another case. Please write it again for this one.',
      });
    // Without its words, because nothing can be deleted from the audit log.
    if (note.isNew) audit(context, tx, { actor: actor.accountId, act: 'case.note', subject: id, about, at });
  });
}

/** Ticking a step that is done, or clearing one that is not, changes nothing. */
export function tickStep(
  context: Context,
  actor: StaffActor,
  { id, step, isDone }: { readonly id: string; readonly step: contract.CrisisStep; readonly isDone: boolean },
): Promise<undefined> {
  return context.db.transaction(async (tx): Promise<undefined> => {
    const [record, steps] = await Promise.all([lockCrisis(context, tx, id, actor), listLastSteps(tx, { caseId: id })]);
    if (doneSteps(steps).some((done) => done.step === step) === isDone) return;
    log(context, tx, record, { actor, event: isDone ? 'step' : 'undo_step', detail: step });
  });
}

/** Sends the child a caring note, each at most once per case, and ticks its step. */
export function sendCare(
  context: Context,
  actor: StaffActor,
  id: string,
  template: contract.CareTemplate,
): Promise<undefined> {
  return context.db.transaction(async (tx): Promise<undefined> => {
    const [record, steps, sent] = await Promise.all([
      lockCrisis(context, tx, id, actor),
      listLastSteps(tx, { caseId: id }),
      hasEntry(tx, { caseId: id, event: 'guidance', detail: template }),
    ]);
    if (record.authorId === null) throw new Problem('invalid', { message: 'This case has no child to write to.' });
    if (sent.isThere) return;
    sendStaffMessage(context, tx, { accountId: record.authorId, caseId: id, template });
    log(context, tx, record, { actor, event: 'guidance', detail: template });
    if (!doneSteps(steps).some(({ step }) => step === 'child'))
      log(context, tx, record, { actor, event: 'step', detail: 'child' });
  });
}

/** How to reach the parents of a child in crisis. Needs a reason, which is stored in the audit log and the case log. */
export function readParentContact(
  context: Context,
  actor: StaffActor,
  id: string,
  { reason }: Body<typeof contract.readParentContact>,
): Promise<Returns<typeof contract.readParentContact>> {
  return context.db.transaction(async (tx) => {
    const record = await lockCrisis(context, tx, id, actor);
    const { authorId } = record;
    if (authorId === null) throw new Problem('not_found');
    const parents = tx.readAtCommit(() => getPeople(context).listParents(tx, authorId));
    log(context, tx, record, { actor, event: 'contact', detail: reason });
    return tx.afterCommit(() => ({ parents: parents.result.map(({ name, email }) => ({ name, email })) }));
  });
}

async function lockCrisis(context: Context, tx: Transaction, id: string, actor: StaffActor): Promise<CaseRecord> {
  const record = await lockWaitingCase(tx, id, actor);
  if (record.reason !== 'crisis') throw new Problem('invalid', { message: 'This is not a crisis case.' });
  await refuseIfClaimed(context, tx, record, actor);
  return record;
}

interface Entry {
  readonly actor: StaffActor;
  readonly event: contract.CaseEvent;
  readonly detail: string;
}

function log(context: Context, tx: Transaction, record: CaseRecord, { actor, event, detail }: Entry): void {
  const { id, authorId } = record;
  const at = context.clock.now();
  tx.write(insertLogEntry, { id: newId(), caseId: id, event, actor: actor.accountId, detail, at });
  audit(context, tx, {
    actor: actor.accountId,
    act: `case.${event}`,
    subject: id,
    about: authorId,
    detail: { what: detail },
    at,
  });
}
