import type * as contract from '#contract/family.ts';
import type { FormRefusal } from '#contract/rules/family/signed-forms.ts';
import { FORM_DAYS } from '#contract/rules/family/signed-forms.ts';
import type { AuditAct } from '#contract/safety/audit.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { audit } from '../../safety/index.ts';
import { type ConsentCase, recordAnswer } from '../consent/answers.ts';
import { extendAnswerDeadline } from '../consent/consent-queries.ts';
import { markLinksUsed } from '../consent/link-queries.ts';
import { scopesAfterStrong } from '../consent/policy.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { parentMailQueued } from '../events.ts';
import { AT_ONCE } from '../mails/mail.ts';
import { queueMailTo } from '../mails/queue.ts';
import * as queries from './form-queries.ts';
import { unsealPage } from './hand-in.ts';

const method = 'signed_form';

export async function listSignedForms({ db }: Context): Promise<Returns<typeof contract.listSignedForms>> {
  const [forms, { count }] = await db.withConnection((connection) =>
    Promise.all([queries.listWaitingForms(connection, {}), queries.countWaitingForms(connection, {})]),
  );
  return { forms: forms.map(presentRow), count };
}

/** A member of staff opens a form. This is audited, whatever they decide. */
export async function readSignedForm(
  context: Context,
  staff: StaffActor,
  id: string,
): Promise<contract.SignedFormReview> {
  return context.db.transaction(async (tx) => {
    const [form, pages, notice] = await Promise.all([
      queries.findForm(tx, { id }),
      queries.listPages(tx, { id }),
      findNotice(tx, {}),
    ]);
    if (form?.state !== 'handed_in' || !form.handedInAt) throw new Problem('not_found');
    writeAudit(context, tx, { staff, act: 'consent.form_read', form });
    const { firstName, parentName, parentEmail, scopes, noticeVersion } = form;
    return {
      ...presentRow({ ...form, handedInAt: form.handedInAt, until: form.expiresAt }),
      firstName,
      parentName,
      parentEmail,
      scopes: [...scopes],
      noticeVersion,
      isOutdated: noticeVersion !== notice?.version,
      pictures: pages.flatMap(({ number, sealed }) => unsealPage(context, { id, number }, sealed) ?? []).map(dataUrl),
    };
  });
}

/** Staff have compared form and request: the signed scopes open at once, and nothing of the paper is kept. */
export async function verifySignedForm(
  context: Context,
  staff: StaffActor,
  id: string,
): Promise<contract.ConsentOutcome> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { form, consentCase } = await loadWaiting(tx, id);
    const { childId, parentId, parentEmail, parentName, noticeVersion, code, files } = form;
    if (noticeVersion !== consentCase.notice.version)
      throw new Problem('invalid', { message: 'The notice to parents has changed since. Please reject this form.' });
    const own = consentCase.answers.find((answer) => answer.parentId === parentId);
    const scopes = scopesAfterStrong(own, form.scopes);
    const outcome = recordAnswer(context, tx, consentCase, {
      answer: { parentId, state: 'granted', method, scopes, noticeVersion },
      origin: {
        by: method,
        knownAs: parentEmail,
        grownUp: parentName,
        witnessId: staff.accountId,
        paper: { code, files },
      },
    });
    tx.write(queries.deleteForm, { id });
    tx.write(markLinksUsed, { purpose: 'form', childId, parentId, now });
    tx.write(markLinksUsed, { purpose: 'decide', childId, parentId, now });
    queueMailTo(context, tx, { childId, parentId }, 'confirmation', AT_ONCE);
    context.events.emit(tx, parentMailQueued, childId, {});
    writeAudit(context, tx, { staff, act: 'consent.form_verify', form });
    return outcome;
  });
}

/** The parent is told what to do, and can upload again. */
export async function rejectSignedForm(
  context: Context,
  staff: StaffActor,
  { id, reason }: { readonly id: string; readonly reason: FormRefusal },
): Promise<undefined> {
  const expiresAt = later(context.clock.now(), FORM_DAYS * DAY);
  await context.db.transaction(async (tx) => {
    const { form } = await loadWaiting(tx, id);
    const { childId, parentId } = form;
    tx.write(queries.deletePages, { id });
    tx.write(queries.markRejected, { id, refusal: reason, expiresAt });
    tx.write(extendAnswerDeadline, { childId, until: expiresAt });
    queueMailTo(context, tx, { childId, parentId }, 'form_rejected');
    context.events.emit(tx, parentMailQueued, childId, {});
    writeAudit(context, tx, { staff, act: 'consent.form_reject', form, reason });
  });
}

/** Until the transaction ends, nobody else can review the form or answer for the child. */
async function loadWaiting(tx: Transaction, id: string): Promise<{ form: queries.FormRow; consentCase: ConsentCase }> {
  tx.lock(queries.lockChildOfForm, { id });
  const [form, child, answers, notice] = await Promise.all([
    queries.findForm(tx, { id }),
    queries.findChildOfForm(tx, { id }),
    queries.listAnswersOfForm(tx, { id }),
    findNotice(tx, {}),
  ]);
  if (form?.state !== 'handed_in' || !child || !notice || child.erasingSince) throw new Problem('already_decided');
  return { form, consentCase: { child, answers, notice } };
}

interface Look {
  readonly staff: StaffActor;
  readonly act: AuditAct;
  readonly form: queries.FormRow;
  readonly reason?: FormRefusal;
}

function writeAudit(context: Context, tx: Transaction, { staff, act, form, reason }: Look): void {
  const detail = { code: form.code, ...(reason ? { reason } : {}) };
  audit(context, tx, { actor: staff.accountId, act, subject: form.childId, detail, at: context.clock.now() });
}

interface Row {
  readonly id: string;
  readonly code: string;
  readonly username: string;
  readonly pages: number;
  readonly handedInAt: Date;
  readonly until: Date;
}

function presentRow({ id, code, username, pages, handedInAt, until }: Row) {
  return { id, code, username, pages, handedInAt: handedInAt.toISOString(), until: until.toISOString() };
}

function dataUrl(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString('base64')}`;
}
