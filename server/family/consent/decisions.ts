import type * as contract from '#contract/family.ts';
import { canGrant } from '#contract/rules/consent.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { MailKind } from '../columns.ts';
import { parentMailQueued } from '../events.ts';
import { deleteFormsOfParent } from '../forms/form-queries.ts';
import { AT_ONCE } from '../mails/mail.ts';
import { queueMailsToOthers } from '../mails/mail-queries.ts';
import { mailOtherParents, queueMailTo } from '../mails/queue.ts';
import { recordAnswer, withdrawAnswer } from './answers.ts';
import { extendAnswerDeadline, findLastGrant } from './consent-queries.ts';
import { markLinksUsed } from './link-queries.ts';
import { lockOpenLink, type OpenLink, ownAnswer, type ParentCase } from './links.ts';
import { type Answer, provenMethod } from './policy.ts';

type Decision = Body<typeof contract.decideConsent>;
type Outcome = contract.ConsentOutcome;

/** A parent answers the direct notice on the page that its link opens. */
export async function decideConsent(context: Context, decision: Decision): Promise<Outcome> {
  return context.db.transaction(async (tx) => {
    const link = await lockOpenLink(context, tx, decision.token, 'decide');
    markUsed(context, tx, link);
    return decision.decision === 'yes' ? grant(context, tx, link, decision) : refuse(context, tx, link, 'page');
  });
}

/** The one-click link of the confirmation mail. */
export async function revokeConsent(context: Context, token: string): Promise<Outcome> {
  return context.db.transaction(async (tx) => {
    const link = await lockOpenLink(context, tx, token, 'way_out');
    markUsed(context, tx, link);
    return refuse(context, tx, link, 'way_out');
  });
}

/** A parent undoes a refusal: what they had allowed before applies again, or they are asked again. */
export async function undoRefusal(context: Context, token: string): Promise<Outcome> {
  return context.db.transaction(async (tx) => {
    const link = await lockOpenLink(context, tx, token, 'undo');
    markUsed(context, tx, link);
    return revertRefusal(context, tx, link);
  });
}

/** What the parent had allowed before applies again, or they are asked again. */
export async function revertRefusal(context: Context, tx: Transaction, parentCase: ParentCase): Promise<Outcome> {
  const { child, parentId } = parentCase;
  if (ownAnswer(parentCase)?.state === 'revoked')
    mailOtherParents(context, tx, { childId: child.id, parentId }, 'other_kept');
  const last = await findLastGrant(tx, { childId: child.id, parentId });
  if (!last?.method) return requestAgain(context, tx, parentCase);
  const answer = { ...last, method: last.method, parentId, state: 'granted' } as const;
  return saveAnswer(context, tx, parentCase, { answer, by: 'undo', mail: 'confirmation', delays: AT_ONCE });
}

function grant(context: Context, tx: Transaction, link: OpenLink, { scopes }: Decision): Outcome {
  const proven = provenMethod(ownAnswer(link));
  const method = proven ?? 'email_plus';
  const isOffered = proven !== null || context.config.consentMethods.includes('email_plus');
  if (!isOffered || scopes.some((scope) => !canGrant(method, scope))) throw new Problem('stronger_consent');
  const answer = { ...emptyAnswer(link), method, state: 'granted', scopes: [...new Set(scopes)] } as const;
  return saveAnswer(context, tx, link, { answer, by: 'page', mail: 'confirmation' });
}

/** Records a refusal by this parent, however it was given. */
export function refuse(
  context: Context,
  tx: Transaction,
  link: ParentCase,
  by: 'page' | 'way_out' | 'family_page' | 'staff',
): Outcome {
  const state = refusalState(link);
  tx.write(deleteFormsOfParent, { childId: link.child.id, parentId: link.parentId });
  // When staff act for a parent, they send a different mail.
  const mail = by === 'staff' && state === 'revoked' ? undefined : state;
  return saveAnswer(context, tx, link, { answer: { ...emptyAnswer(link), state }, by, mail });
}

/** A parent who never consented has nothing to revoke: they object to another parent's consent. */
function refusalState(link: ParentCase): 'declined' | 'revoked' | 'objected' {
  const state = declinedOrRevoked(link);
  return state === 'revoked' && ownAnswer(link) === undefined ? 'objected' : state;
}

/** Refusing the first notice declines; refusing after consent revokes. */
export function declinedOrRevoked({ child }: Pick<ParentCase, 'child'>): 'declined' | 'revoked' {
  return child.consent === 'granted' || child.consent === 'revoked' ? 'revoked' : 'declined';
}

export function emptyAnswer({ parentId, notice }: ParentCase): Omit<Answer, 'state'> {
  return { parentId, method: 'email_plus', scopes: [], noticeVersion: notice.version };
}

interface NewAnswer {
  readonly answer: Answer;
  readonly by: 'page' | 'way_out' | 'undo' | 'family_page' | 'staff';
  /** The mail this parent gets. */
  readonly mail: MailKind | undefined;
  readonly delays?: readonly number[];
}

function saveAnswer(context: Context, tx: Transaction, link: ParentCase, { answer, by, mail, delays }: NewAnswer) {
  const { child, parentId, email } = link;
  const outcome = recordAnswer(context, tx, link, { answer, origin: { by, knownAs: email } });
  if (mail) queueMailTo(context, tx, { childId: child.id, parentId }, mail, delays);
  const { state } = answer;
  if (state === 'revoked' || state === 'objected') mailAllOthers(context, tx, link, `other_${state}`);
  context.events.emit(tx, parentMailQueued, child.id, {});
  return outcome;
}

function requestAgain(context: Context, tx: Transaction, link: ParentCase): Outcome {
  const { child, parentId, answers } = link;
  const outcome = withdrawAnswer(context, tx, link, parentId);
  tx.write(extendAnswerDeadline, { childId: child.id, until: later(context.clock.now(), DAY) });
  const mail = answers.some(({ state }) => state === 'granted') ? 'invited' : 'notice';
  queueMailTo(context, tx, { childId: child.id, parentId }, mail);
  context.events.emit(tx, parentMailQueued, child.id, {});
  return outcome;
}

function markUsed({ clock }: Context, tx: Transaction, { purpose, child, parentId }: OpenLink): void {
  tx.write(markLinksUsed, { purpose, childId: child.id, parentId, now: clock.now() });
}

function mailAllOthers(
  { clock }: Context,
  tx: Transaction,
  { child, parentId }: ParentCase,
  kind: 'other_revoked' | 'other_objected',
): void {
  tx.write(queueMailsToOthers, { childId: child.id, parentId, kind, dueAt: clock.now() });
}
