import { randomInt } from 'node:crypto';
import type * as contract from '#contract/family.ts';
import { offeredScopes } from '#contract/rules/consent.ts';
import { FORM_DAYS, newFormCode } from '#contract/rules/family/signed-forms.ts';
import type { Body, Scope } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { hashToken, newId } from '../../platform/tokens.ts';
import { findChild, listAnswers, lockChild } from '../consent/consent-queries.ts';
import { issueToken, lockOpenLink } from '../consent/links.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { parentMailQueued } from '../events.ts';
import { queueMailTo } from '../mails/queue.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { deleteForm, type FormRow, findFormOfLink, findFormOfParent, insertForm } from './form-queries.ts';

/** A parent with the direct notice's link wants to sign a form. The link can still be used to answer. */
export async function startSignedForm(
  context: Context,
  { token, scopes }: Body<typeof contract.startSignedForm>,
): Promise<{ token: string }> {
  return context.db.transaction(async (tx) => {
    const [{ child, parentId, notice }, earlier] = await Promise.all([
      lockOpenLink(context, tx, token, 'decide'),
      findFormOfLink(tx, { tokenHash: hashToken(token) }),
    ]);
    const noticeVersion = notice.version;
    return { token: startForm(context, tx, { childId: child.id, parentId, scopes, noticeVersion, earlier }) };
  });
}

/** A signed-in parent wants to allow what needs more than an e-mail. */
export async function startOwnSignedForm(
  context: Context,
  actor: ParentActor,
  { childId, scopes }: { readonly childId: string; readonly scopes: readonly Scope[] },
): Promise<{ token: string }> {
  const { parentId } = actor;
  return context.db.transaction(async (tx) => {
    tx.lock(lockChild, { childId });
    const [, child, answers, notice, earlier] = await Promise.all([
      loadOwnChild(tx, actor, childId),
      findChild(tx, { childId }),
      listAnswers(tx, { childId }),
      findNotice(tx, {}),
      findFormOfParent(tx, { childId, parentId }),
    ]);
    const own = answers.find((answer) => answer.parentId === parentId);
    const isOver = !child || !notice || child.erasingSince !== null || (own && own.state !== 'granted');
    if (isOver) throw new Problem('invalid', { message: 'This child needs no form from you right now.' });
    const noticeVersion = notice.version;
    return { token: startForm(context, tx, { childId, parentId, scopes, noticeVersion, earlier }) };
  });
}

interface NewForm {
  readonly childId: string;
  readonly parentId: string;
  readonly scopes: readonly Scope[];
  readonly noticeVersion: number;
  readonly earlier: FormRow | undefined;
}

/**
 * Returns the token of a link to the form. An existing form for the same scopes is reused, because it may already be printed.
 */
function startForm(context: Context, tx: Transaction, form: NewForm): string {
  if (!context.config.consentMethods.includes('signed_form'))
    throw new Problem('invalid', { message: 'Signed forms are switched off on this Lilypad.' });
  const scopes = offeredScopes.filter((scope) => form.scopes.includes(scope));
  if (scopes.length === 0) throw fieldProblem('scopes', 'Please choose what to allow');
  const { childId, parentId, noticeVersion, earlier } = form;
  const now = context.clock.now();
  const isSame = earlier && matchesRequest(earlier, scopes, noticeVersion) && earlier.expiresAt > now;
  const expiresAt = isSame ? earlier.expiresAt : later(now, FORM_DAYS * DAY);
  if (!isSame) {
    if (earlier) tx.write(deleteForm, { id: earlier.id });
    const code = newFormCode((below) => randomInt(below));
    tx.write(insertForm, { id: newId(), childId, parentId, code, scopes, noticeVersion, now, expiresAt });
    queueMailTo(context, tx, { childId, parentId }, 'form_started');
    context.events.emit(tx, parentMailQueued, childId, {});
  }
  return issueToken(context, tx, { purpose: 'form', childId, parentId, noticeVersion, expiresAt });
}

function matchesRequest(form: FormRow, scopes: readonly Scope[], noticeVersion: number): boolean {
  return form.noticeVersion === noticeVersion && form.scopes.join() === scopes.join();
}
