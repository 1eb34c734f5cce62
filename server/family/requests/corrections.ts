import type * as contract from '#contract/family.ts';
import { ageDay } from '#contract/rules/age.ts';
import {
  type BirthDateChange,
  isOddBirthDate,
  judgeBirthDate,
  needsConfirmation,
} from '#contract/rules/family/corrections.ts';
import { children, names } from '../../accounts/index.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { sendStaffMessage } from '../../safety/index.ts';
import { consentWanted } from '../events.ts';
import { mailOtherParents } from '../mails/queue.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import type { Changes } from './request-queries.ts';
import { type OnBehalf, recordRequest } from './requests.ts';

interface Ids {
  readonly childId: string;
  readonly parentId: string;
}

export async function readChildDetails(
  { db }: Context,
  actor: ParentActor,
  childId: string,
): Promise<contract.ChildDetails> {
  return db.withConnection(async (connection) => {
    const [{ details }] = await Promise.all([
      loadDetails(connection, { childId, parentId: actor.parentId }),
      loadOwnChild(connection, actor, childId),
    ]);
    return details;
  });
}

export async function correctChild(
  context: Context,
  actor: ParentActor,
  childId: string,
  form: contract.CorrectionForm,
): Promise<contract.ChildDetails> {
  const ids = { childId, parentId: actor.parentId };
  return context.db.transaction(async (tx) => (await correct(context, tx, ids, { form })).details);
}

interface Correcting {
  readonly form: contract.CorrectionForm;
  readonly onBehalf?: OnBehalf;
}

/** Also returns whether there was anything to correct. */
export async function correct(context: Context, tx: Transaction, ids: Ids, { form, onBehalf }: Correcting) {
  children.lockAccount(tx, ids.childId);
  const [{ child, details: before }] = await Promise.all([loadDetails(tx, ids), loadOwnChild(tx, ids, ids.childId)]);
  const details = applyCorrection(context, tx, {
    ids,
    child,
    details: before,
    form,
    ...(onBehalf ? { onBehalf } : {}),
  });
  return { details, isCorrected: details !== before };
}

interface Case {
  readonly ids: Ids;
  readonly child: Child;
  readonly details: contract.ChildDetails;
  readonly form: contract.CorrectionForm;
  readonly onBehalf?: OnBehalf;
}

type Child = NonNullable<Awaited<ReturnType<typeof children.findForCopy>>>;

/** Stores and records the changes, and notifies the child. */
function applyCorrection(context: Context, tx: Transaction, given: Case): contract.ChildDetails {
  const { ids, child, details, form, onBehalf } = given;
  const { isSure = false, ...fields } = form;
  const corrected: contract.ChildDetails = { ...details, ...withoutGaps(fields) };
  const changes = changesBetween(details, corrected);
  if (Object.keys(changes).length === 0) return details;
  rejectNames(changes);
  const birthDate = birthDateChange(context, details, corrected);
  rejectBirthDate(birthDate, isSure);
  const { childId, parentId } = ids;
  children.correct(context, tx, { id: childId, ...corrected, now: context.clock.now() });
  if (changes['parentName']) children.renameParent(tx, { parentId, name: corrected.parentName });
  const clash = removeRealNames(context, tx, childId, child, corrected);
  if (birthDate === 'needs_consent' && child.consent === 'not_needed') requestConsent(context, tx, childId);
  const isOdd =
    clash ||
    (birthDate !== undefined && isOddBirthDate({ from: details.birthDate, to: corrected.birthDate }, birthDate));
  recordRequest(context, tx, { ...ids, kind: 'correct', state: 'done', changes, isOdd, onBehalf });
  sendStaffMessage(context, tx, { accountId: childId, template: 'corrected' });
  if (Object.keys(changes).some((field) => field !== 'parentName'))
    mailOtherParents(context, tx, ids, 'other_corrected');
  return corrected;
}

async function loadDetails(db: Queryable, { childId, parentId }: Ids) {
  const [child, parents] = await Promise.all([children.findForCopy(db, childId), children.listParents(db, childId)]);
  const parent = parents.find(({ id }) => id === parentId);
  if (!child || !parent) throw new Problem('not_found');
  const { firstName, lastName, birthDate, timeZone } = child;
  return { child, details: { firstName, lastName, birthDate, timeZone, parentName: parent.name } };
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

function withoutGaps<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}

function changesBetween(before: contract.ChildDetails, after: contract.ChildDetails): Changes {
  const fields = Object.keys(before) as (keyof contract.ChildDetails)[];
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]));
}

function rejectNames(changes: Changes): void {
  for (const field of ['firstName', 'lastName', 'parentName']) {
    const name = changes[field]?.to;
    const flaw = name === undefined ? undefined : names.realNameFlaw(name);
    if (flaw) throw fieldProblem(field, flaw);
  }
}

function birthDateChange(
  { config, clock }: Context,
  { birthDate: from }: contract.ChildDetails,
  { birthDate: to }: contract.ChildDetails,
): BirthDateChange | undefined {
  return from === to ? undefined : judgeBirthDate({ from, to, today: ageDay(clock.now()) }, config);
}

/** A mistyped year must not quietly remove a child from a parent's protection. */
function rejectBirthDate(change: BirthDateChange | undefined, isSure: boolean): void {
  if (change === 'too_young') throw fieldProblem('birthDate', TOO_YOUNG);
  if (change === 'too_old') throw fieldProblem('birthDate', TOO_OLD);
  if (change === undefined || isSure || !needsConfirmation(change)) return;
  throw fieldProblem('birthDate', change === 'comes_of_age' ? SURE_OF_AGE : SURE_YOUNGER);
}

const TOO_YOUNG =
  'With this date your child is too young for Lilypad. Please check it. If it is right, please delete the account.';
const TOO_OLD = 'With this date your child is 18 or older. Please check it. If it is right, please delete the account.';
const SURE_OF_AGE = 'With this date your child needs less of your protection here. Please check it and confirm it.';
const SURE_YOUNGER = 'With this date your child needs your consent. Please check it and confirm it.';

/**
 * A display name or bio that contains the corrected real name is removed at once. A username stays, because the child signs in
 * with it, so staff are notified. Returns whether they are.
 */
function removeRealNames(
  context: Context,
  tx: Transaction,
  childId: string,
  child: Child,
  { firstName, lastName }: contract.ChildDetails,
): boolean {
  const name = { firstName, lastName };
  if (names.tellsRealName(child.displayName, name)) {
    const displayName = names.nicknameFor(name);
    children.replaceDisplayName(tx, { id: childId, displayName });
    sendStaffMessage(context, tx, { accountId: childId, template: 'new_pond_name', about: displayName });
  }
  if (names.tellsWholeName(child.bio, name)) {
    children.replaceBio(tx, { id: childId, bio: '' });
    sendStaffMessage(context, tx, { accountId: childId, template: 'bio_removed' });
  }
  return names.tellsRealName(child.username, name);
}

/** A child below the age of consent never continues without it: everything shared is off until a parent answers the notice. */
function requestConsent(context: Context, tx: Transaction, childId: string): void {
  children.requireConsent(context, tx, childId);
  context.events.emit(tx, consentWanted, childId, {});
}
