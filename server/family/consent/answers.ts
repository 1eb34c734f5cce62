import type { ConsentOutcome, Relation } from '#contract/family.ts';
import { setConsent } from '../../accounts/index.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import type { RecordState } from '../columns.ts';
import * as queries from './consent-queries.ts';
import { openObjectionCase } from './moderated-objections.ts';
import { type Answer, type CombinedConsent, combineAnswers, DECLINED_RETENTION, REVOKED_RETENTION } from './policy.ts';

/** A child, their parents' answers and the current notice, read while nobody else can change them. */
export interface ConsentCase {
  readonly child: queries.ChildRow;
  readonly answers: readonly queries.AnswerRow[];
  readonly notice: { readonly version: number; readonly hash: Buffer };
}

/** Who answered, and how. */
export interface Origin {
  readonly by: queries.Evidence['by'];
  /** The proof is computed from the username and this: the address, or the name if there is none. */
  readonly knownAs: string;
  readonly grownUp?: string;
  readonly relation?: Relation;
  readonly witnessId?: string;
  /** The signed form that staff have verified: its code, and the SHA-256 of each uploaded file. */
  readonly paper?: queries.Evidence['paper'];
  readonly payment?: queries.Evidence['payment'];
}

interface GivenAnswer {
  readonly answer: Answer;
  readonly origin: Origin;
}

/** Stores a grown-up's answer and its record, and applies the combined result of all answers. */
export function recordAnswer(
  context: Context,
  tx: Transaction,
  consentCase: ConsentCase,
  given: GivenAnswer,
): ConsentOutcome {
  const { child } = consentCase;
  const combined = storeAnswer(context, tx, consentCase, given);
  applyConsent(context, tx, child, combined);
  if (combined.isDisputed) openObjectionCase(context, tx, child);
  return presentOutcome(context, child, combined, given.answer);
}

/** Stores which scopes a grown-up allows from now on. Their consent itself doesn't change. */
export function recordScopes(
  context: Context,
  tx: Transaction,
  consentCase: ConsentCase,
  given: GivenAnswer,
): CombinedConsent {
  const combined = storeAnswer(context, tx, consentCase, given);
  setConsent(context, tx, consentCase.child.id, combined);
  return combined;
}

/** Returns the combined result of all answers. */
function storeAnswer(
  context: Context,
  tx: Transaction,
  consentCase: ConsentCase,
  { answer, origin }: GivenAnswer,
): CombinedConsent {
  const { child, notice } = consentCase;
  writeRecord(context, tx, consentCase, { ...answer, origin });
  tx.write(queries.upsertAnswer, { id: newId(), childId: child.id, ...answer, now: context.clock.now() });
  return combineAnswers([...answersExcept(consentCase, answer.parentId), answer], notice.version);
}

/** Deletes a parent's answer, as if it had never been given. */
export function withdrawAnswer(
  context: Context,
  tx: Transaction,
  consentCase: ConsentCase,
  parentId: string,
): ConsentOutcome {
  const { child, notice } = consentCase;
  const combined = combineAnswers(answersExcept(consentCase, parentId), notice.version);
  tx.write(queries.deleteAnswer, { childId: child.id, parentId });
  applyConsent(context, tx, child, combined);
  return presentOutcome(context, child, combined, undefined);
}

interface RecordEntry {
  readonly parentId: string | null;
  readonly state: RecordState;
  readonly method: Answer['method'] | null;
  readonly scopes: Answer['scopes'];
  readonly origin: Origin;
}

/** Adds to the record of consent. The proof lets the operator check a claim by username and address after both are erased. */
export function writeRecord(
  context: Context,
  tx: Transaction,
  { child, notice }: Pick<ConsentCase, 'child' | 'notice'>,
  { parentId, state, method, scopes, origin }: RecordEntry,
): void {
  const { by, knownAs, grownUp = null, relation = null, witnessId = null, paper, payment } = origin;
  tx.write(queries.insertRecord, {
    id: newId(),
    childId: child.id,
    parentId,
    grownUp,
    relation,
    witnessId,
    proof: context.keys.get('addresses').hash('consent proof', child.username, knownAs),
    state,
    method,
    scopes,
    noticeVersion: notice.version,
    noticeHash: notice.hash,
    evidence: { by, ...(paper ? { paper } : {}), ...(payment ? { payment } : {}) },
    now: context.clock.now(),
  });
}

export function applyConsent(
  context: Context,
  tx: Transaction,
  child: queries.ChildRow,
  combined: CombinedConsent,
): void {
  setConsent(context, tx, child.id, combined);
  tx.write(queries.setErasureDate, { childId: child.id, eraseAt: getErasureDate(context, combined) });
  if (combined.status === 'granted' && !combined.isDisputed) tx.write(queries.markUnseen, { childId: child.id });
}

function getErasureDate({ clock }: Context, { status }: CombinedConsent): Date | null {
  if (status === 'declined') return later(clock.now(), DECLINED_RETENTION);
  return status === 'revoked' ? later(clock.now(), REVOKED_RETENTION) : null;
}

function presentOutcome(
  context: Context,
  child: queries.ChildRow,
  combined: CombinedConsent,
  own: Answer | undefined,
): ConsentOutcome {
  const { status, scopes } = combined;
  const date = getErasureDate(context, combined);
  const eraseAt = date && child.eraseAt && child.eraseAt < date ? child.eraseAt : date;
  const isStricter = own?.state === 'granted' && (status !== 'granted' || scopes.length < own.scopes.length);
  return { consent: status, scopes: [...scopes], eraseAt: eraseAt?.toISOString() ?? null, isStricter };
}

function answersExcept({ answers }: ConsentCase, parentId: string | null): readonly Answer[] {
  return answers.filter((answer) => answer.parentId !== parentId);
}
