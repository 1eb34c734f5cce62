import type * as contract from '#contract/people.ts';
import { CASE_OF_CHILD, PAUSE_REASON } from '#contract/people.ts';
import { suspensionReasons } from '#contract/safety/suspensions.ts';
import type { Body, Query, Returns } from '#contract/shared/endpoint.ts';
import { SEARCH } from '#contract/shared/text.ts';
import { children, childrenForStaff, departures } from '../accounts/index.ts';
import type { StaffActor } from '../platform/actor.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { removeBio, renameChild } from '../profiles/index.ts';
import { audit, NOT_SETTLED, suspensions } from '../safety/index.ts';

const PAGE = 20;
const spans = { day: DAY, week: 7 * DAY };

/** Searches or lists children. The audit log does not hold the words searched for: they may be somebody's address. */
export function listPeople(
  context: Context,
  admin: StaffActor,
  { q, list, active, cursor }: Query<typeof contract.listPeople>,
): Promise<Returns<typeof contract.listPeople>> {
  const { db, clock } = context;
  const at = clock.now();
  if (!q && !list && !active) throw fieldProblem('q', SEARCH);
  return db.transaction(async (tx) => {
    const page = { after: cursor ?? null, most: PAGE + 1 };
    const found = list
      ? await childrenForStaff.listChildren(tx, { list, ...page }, at)
      : active
        ? await childrenForStaff.listActiveChildren(tx, { since: later(at, -spans[active]), ...page }, at)
        : await childrenForStaff.searchChildren(tx, { words: q ?? '', ...page }, at);
    const shown = found.slice(0, PAGE);
    const detail = { found: shown.length };
    audit(context, tx, { actor: admin.accountId, act: 'people.search', subject: 'people', detail, at });
    return { people: shown, cursor: found.length > PAGE ? (shown.at(-1)?.username ?? null) : null };
  });
}

/** One child, as admins see them. Audited. */
export function readPerson(context: Context, admin: StaffActor, id: string): Promise<contract.Person> {
  const { db, clock } = context;
  const at = clock.now();
  return db.transaction(async (tx) => {
    const [person, cases] = await Promise.all([
      childrenForStaff.findPerson(tx, id, admin, at),
      suspensions.listCases(tx, id),
    ]);
    if (!person) throw new Problem('not_found');
    audit(context, tx, { actor: admin.accountId, act: 'person.read', subject: id, about: id, at });
    return { ...person, cases };
  });
}

export async function actOnPerson(
  context: Context,
  admin: StaffActor,
  { id, act, reason, caseId }: { readonly id: string } & Body<typeof contract.actOnPerson>,
): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (!(await children.lockChild(tx, id))) throw new Problem('not_found');
    const entry = {
      actor: admin.accountId,
      act: `person.${act}` as const,
      subject: id,
      about: id,
      detail: { reason },
      at,
    };
    if (act === 'erase') await erase(context, tx, admin, id);
    if (act === 'keep' && !(await departures.cancelErasure(context, tx, id, { alsoOfStaff: true })))
      throw new Problem('gone');
    if (act === 'pause_day' || act === 'pause_week')
      await suspend(context, tx, admin, { id, act, reason, caseId: caseId ?? null });
    perform(context, tx, id, act);
    audit(context, tx, entry);
  });
}

/** The first admin asks for the removal, a second one confirms it. */
async function erase(context: Context, tx: Transaction, { accountId: by, isSettled }: StaffActor, id: string) {
  const isFirst = await departures.scheduleErasure(context, tx, { id, askedBy: by, tellsParents: true });
  if (!isFirst && !isSettled) throw new Problem('not_for_you', { message: NOT_SETTLED });
  departures.agreeToLeave(context, tx, id, by);
}

interface Pausing {
  readonly id: string;
  readonly act: 'pause_day' | 'pause_week';
  readonly reason: contract.ActReason;
  readonly caseId: string | null;
}

/** The child reads the reason, so it has to be one for a suspension. */
async function suspend(context: Context, tx: Transaction, admin: StaffActor, pausing: Pausing): Promise<void> {
  const { id, act, reason, caseId } = pausing;
  const because = suspensionReasons.find((one) => one === reason);
  if (!because) throw fieldProblem('reason', PAUSE_REASON);
  if (caseId !== null && !(await suspensions.isCaseOf(tx, { id: caseId, childId: id })))
    throw fieldProblem('caseId', CASE_OF_CHILD);
  const endsAt = later(context.clock.now(), act === 'pause_day' ? DAY : 7 * DAY);
  suspensions.suspend(context, tx, { childId: id, endsAt, by: admin.accountId, because: { reason: because, caseId } });
}

function perform(context: Context, tx: Transaction, id: string, act: contract.PersonAct): void {
  switch (act) {
    case 'end_sessions':
      children.endAllSessions(context, tx, id);
      return;
    case 'rename':
      renameChild(context, tx, id);
      return;
    case 'remove_bio':
      removeBio(context, tx, id);
      return;
    case 'resume':
      suspensions.lift(context, tx, id);
      return;
    case 'pause_day':
    case 'pause_week':
    case 'erase':
    case 'keep':
      return;
  }
}
