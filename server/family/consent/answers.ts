import type { Relation, Standing } from '#contract/family.ts';
import { recordConsent } from '../../accounts/index.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/tokens.ts';
import type { RecordState } from '../columns.ts';
import {
  type AnswerRow,
  type ChildRow,
  dropAnswer,
  type Evidence,
  insertRecord,
  keepAnswer,
  putNews,
  setEnd,
} from './consent-queries.ts';
import { bringToDesk } from './moderated-objections.ts';
import { type Answer, DECLINED_STAYS, REVOKED_STAYS, type Stand, standOf } from './policy.ts';

/** All that is known when something about a child's consent changes; read while nobody else may change it. */
export interface Case {
  readonly child: ChildRow;
  readonly answers: readonly AnswerRow[];
  readonly notice: { readonly version: number; readonly hash: Buffer };
}

/** Who answered, and how that came about. */
export interface Told {
  readonly by: Evidence['by'];
  /** What the proof is made from besides the username: an address, or else a name. */
  readonly knownAs: string;
  readonly grownUp?: string;
  readonly relation?: Relation;
  readonly witnessId?: string;
}

/** Keeps what a grown-up has answered, for ever, and puts in force what all answers together come to. */
export async function takeAnswer(
  context: Context,
  tx: Transaction,
  about: Case,
  { answer, told }: { readonly answer: Answer; readonly told: Told },
): Promise<Standing> {
  const answers = [...withoutOf(about.answers, answer.parentId), answer];
  const stand = standOf(answers, about.notice.version);
  const { child } = about;
  await Promise.all([
    record(context, tx, about, { ...answer, told }),
    keepAnswer(tx, { id: newId(), childId: child.id, ...answer, now: context.clock.now() }),
    putInForce(context, tx, child, stand),
    ...(stand.isDisputed ? [bringToDesk(context, tx, child)] : []),
  ]);
  return presentStanding(context, about, stand, answer);
}

/** Lets go of what a parent has answered: as if they had not. */
export async function takeBackAnswer(
  context: Context,
  tx: Transaction,
  about: Case,
  parentId: string,
): Promise<Standing> {
  const stand = standOf(withoutOf(about.answers, parentId), about.notice.version);
  await Promise.all([
    dropAnswer(tx, { childId: about.child.id, parentId }),
    putInForce(context, tx, about.child, stand),
  ]);
  return presentStanding(context, about, stand, undefined);
}

interface Change {
  readonly parentId: string | null;
  readonly state: RecordState;
  readonly method: Answer['method'] | null;
  readonly scopes: Answer['scopes'];
  readonly told: Told;
}

/** Writes one line of the record. The proof lets the operator check a claim by username and address after both are gone. */
export async function record(
  context: Context,
  tx: Transaction,
  { child, notice }: Pick<Case, 'child' | 'notice'>,
  { parentId, state, method, scopes, told }: Change,
): Promise<void> {
  const { by, knownAs, grownUp = null, relation = null, witnessId = null } = told;
  await insertRecord(tx, {
    id: newId(),
    childId: child.id,
    parentId,
    grownUp,
    relation,
    witnessId,
    proof: context.keys.of('addresses').hash('consent proof', child.username, knownAs),
    state,
    method,
    scopes,
    noticeVersion: notice.version,
    noticeHash: notice.hash,
    evidence: { by },
    now: context.clock.now(),
  });
}

export async function putInForce(context: Context, tx: Transaction, child: ChildRow, stand: Stand): Promise<void> {
  await Promise.all([
    recordConsent(context, tx, child.id, stand),
    setEnd(tx, { childId: child.id, eraseAt: endOf(context, stand) }),
    stand.status === 'granted' && !stand.isDisputed ? putNews(tx, { childId: child.id }) : undefined,
  ]);
}

function endOf({ clock }: Context, { status }: Stand): Date | null {
  if (status === 'declined') return later(clock.now(), DECLINED_STAYS);
  return status === 'revoked' ? later(clock.now(), REVOKED_STAYS) : null;
}

function presentStanding(context: Context, { child }: Case, stand: Stand, own: Answer | undefined): Standing {
  const end = endOf(context, stand);
  const eraseAt = end && child.eraseAt && child.eraseAt < end ? child.eraseAt : end;
  const isStricter =
    own?.state === 'granted' && (stand.status !== 'granted' || stand.scopes.length < own.scopes.length);
  return { consent: stand.status, scopes: [...stand.scopes], eraseAt: eraseAt?.toISOString() ?? null, isStricter };
}

function withoutOf(answers: readonly AnswerRow[], parentId: string | null): readonly AnswerRow[] {
  return answers.filter((answer) => answer.parentId !== parentId);
}
