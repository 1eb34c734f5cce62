import type * as contract from '#contract/family.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import type { ParentActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { readOperatorProfile } from '../../platform/operator-profile.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { cardCharge } from '../consent/card-charge.ts';
import { listAnswers } from '../consent/consent-queries.ts';
import { loadOpenLink, lockOpenLink } from '../consent/links.ts';
import { loadOwnChild } from '../parents/own-children.ts';
import { deleteForm, type FormRow, findFormOfLink, findFormOfParent } from './form-queries.ts';
import { printForm } from './paper/print-form.ts';

/** The form that a parent has started, by a link to it. */
export async function openSignedForm(context: Context, token: string): Promise<contract.SignedForm> {
  return presentForm((await loadForm(context, token)).form);
}

export async function printSignedForm(
  context: Context,
  { token, paper }: Body<typeof contract.printSignedForm>,
): Promise<{ pdf: string }> {
  const { form, notice } = await loadForm(context, token);
  const operator = await readOperatorProfile(context);
  const { code, firstName, username, parentName, scopes, noticeVersion } = form;
  const printed = { code, firstName, username, parentName, scopes, noticeVersion, operator };
  const noticeHash = notice.hash.toString('hex');
  const { publicUrl } = context.config;
  return { pdf: await printForm({ ...printed, noticeHash, publicUrl }, paper) };
}

/** For the child's page: whether a form is waiting, and which methods are offered. */
export async function readOwnSignedForm(
  context: Context,
  actor: ParentActor,
  childId: string,
): Promise<Returns<typeof contract.readOwnSignedForm>> {
  const { parentId } = actor;
  const [, form, answers] = await context.db.withConnection((connection) =>
    Promise.all([
      loadOwnChild(connection, actor, childId),
      findFormOfParent(connection, { childId, parentId }),
      listAnswers(connection, { childId }),
    ]),
  );
  const own = answers.find((answer) => answer.parentId === parentId && answer.state === 'granted');
  // An expired one is there until the job deletes it.
  const isOpen = form && form.expiresAt > context.clock.now();
  return {
    form: isOpen ? presentForm(form) : null,
    methods: [...context.config.consentMethods],
    cardCharge: cardCharge(context),
    method: own?.method ?? null,
  };
}

/** The parent has changed their mind: the form is deleted with its uploads. */
export async function withdrawSignedForm(context: Context, token: string): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const [, form] = await Promise.all([
      lockOpenLink(context, tx, token, 'form'),
      findFormOfLink(tx, { tokenHash: hashToken(token) }),
    ]);
    if (form) tx.write(deleteForm, { id: form.id });
  });
}

/** Changes nothing, so it needs no lock. */
export async function loadForm(context: Context, token: string) {
  const [link, form] = await context.db.withConnection((connection) =>
    Promise.all([
      loadOpenLink(context, connection, token, 'form'),
      findFormOfLink(connection, { tokenHash: hashToken(token) }),
    ]),
  );
  if (!form) throw new Problem('gone');
  return { form, notice: link.notice };
}

export function presentForm(form: FormRow): contract.SignedForm {
  const { code, firstName, username, parentName, scopes, state, refusal, pages, expiresAt } = form;
  const until = expiresAt.toISOString();
  return { code, firstName, username, parentName, scopes: [...scopes], state, refusal, pages, until };
}
