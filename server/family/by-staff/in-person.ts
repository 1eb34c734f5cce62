import type * as contract from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { audit, foldText } from '../../safety/index.ts';
import { type ConsentCase, recordAnswer } from '../consent/answers.ts';
import { markLinksUsed } from '../consent/link-queries.ts';
import { findNotice } from '../direct-notice/notice-queries.ts';
import { parentMailQueued } from '../events.ts';
import { queueMails } from '../mails/mail-queries.ts';
import * as queries from './child-by-username-queries.ts';

type Meeting = Body<typeof contract.recordConsentInPerson>;
const method = 'in_person';

/** Staff record which grown-up they met and what that person allows. Staff are the witness, and every parent gets a mail. */
export async function recordConsentInPerson(
  context: Context,
  staff: StaffActor,
  meeting: Meeting,
): Promise<contract.ConsentOutcome> {
  if (!context.config.consentMethods.includes(method))
    throw new Problem('invalid', { message: 'Consent in person is switched off on this Lilypad.' });
  const { parentName, relation } = meeting;
  const scopes = [...new Set(meeting.scopes)];
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { parents, ...consentCase } = await loadByUsername(tx, meeting.username);
    const parent = meeting.isContact ? findContact(parents, parentName) : undefined;
    const parentId = parent?.id ?? null;
    const childId = consentCase.child.id;
    rejectAfterRefusal(consentCase, parentId);
    const outcome = recordAnswer(context, tx, consentCase, {
      answer: { parentId, state: 'granted', method, scopes, noticeVersion: consentCase.notice.version },
      origin: {
        by: method,
        knownAs: parent?.email ?? parentName,
        grownUp: parentName,
        relation,
        witnessId: staff.accountId,
      },
    });
    if (parentId) tx.write(markLinksUsed, { purpose: 'decide', childId, parentId, now: at });
    tx.write(queueMails, { childId, kind: 'confirmation', dueAt: at });
    context.events.emit(tx, parentMailQueued, childId, {});
    const detail = { scopes: scopes.join() };
    audit(context, tx, { actor: staff.accountId, act: 'consent.in_person', subject: childId, detail, at });
    return outcome;
  });
}

interface Parent {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

async function loadByUsername(
  tx: Transaction,
  username: string,
): Promise<ConsentCase & { parents: readonly Parent[] }> {
  tx.lock(queries.lockChildByUsername, { username });
  const [status, child, answers, parents, notice] = await Promise.all([
    queries.findConsentByUsername(tx, { username }),
    queries.findChildByUsername(tx, { username }),
    queries.listAnswersByUsername(tx, { username }),
    queries.listParentsByUsername(tx, { username }),
    findNotice(tx, {}),
  ]);
  if (status?.consent === 'not_needed') throw fieldProblem('username', 'This young person needs no consent.');
  if (!child || !notice || child.erasingSince) throw fieldProblem('username', 'There is no child with this username.');
  return { child, answers, parents, notice };
}

/** Only the parent who refused can undo it, with the link in their own mail. Staff can't. */
function rejectAfterRefusal({ answers }: ConsentCase, parentId: string | null): void {
  if (answers.some((answer) => answer.parentId === parentId && answer.state !== 'granted'))
    throw fieldProblem('username', 'This grown-up said no. Only the link in their e-mail can undo that.');
}

/** With one parent the choice is clear. With several, the name decides. */
function findContact(parents: readonly Parent[], name: string): Parent {
  const named = parents.find((parent) => foldText(parent.name) === foldText(name));
  const [only, ...more] = parents;
  const contact = more.length === 0 ? only : named;
  if (!contact) throw fieldProblem('parentName', "None of this child's grown-ups has that name.");
  return contact;
}
