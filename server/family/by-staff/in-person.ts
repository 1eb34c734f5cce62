import type { consentInPerson, Standing } from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { fieldProblem, Problem } from '../../platform/problem.ts';
import { audit, foldText } from '../../safety/index.ts';
import { type Case, takeAnswer } from '../consent/answers.ts';
import { spendLinks } from '../consent/link-queries.ts';
import { mailWanted } from '../events.ts';
import { findNotice, queueMails } from '../mails/mail-queries.ts';
import {
  findNamed,
  findNamedStatus,
  listAnswersOfNamed,
  listParentsOfNamed,
  lockNamed,
} from './child-by-username-queries.ts';

type Given = Body<typeof consentInPerson>;

/** Staff record whom they have seen and what that grown-up allows; they are its witness, and every parent is told by mail. */
export async function recordInPerson(context: Context, staff: StaffActor, given: Given): Promise<Standing> {
  if (!context.config.consentMethods.includes('in_person'))
    throw new Problem('invalid', { message: 'Consent in person is switched off on this Lilypad.' });
  return context.db.transaction(async (tx) => {
    const { parents, ...about } = await loadNamed(tx, given.username);
    const parent = given.isContact ? contactOf(parents, given.parentName) : undefined;
    const parentId = parent?.id ?? null;
    refuseAfterNo(about, parentId);
    const { parentName: grownUp, relation } = given;
    const scopes = [...new Set(given.scopes)];
    const method = 'in_person';
    const answer = { parentId, state: 'granted', method, scopes, noticeVersion: about.notice.version } as const;
    const told = {
      by: method,
      knownAs: parent?.email ?? grownUp,
      grownUp,
      relation,
      witnessId: staff.accountId,
    } as const;
    const childId = about.child.id;
    const at = context.clock.now();
    const taken = takeAnswer(context, tx, about, { answer, told });
    await tx.commit([
      taken,
      ...(parentId ? [spendLinks(tx, { purpose: 'decide', childId, parentId, now: at })] : []),
      queueMails(tx, { childId, kind: 'confirmation', dueAt: at }),
      context.events.emit(tx, mailWanted, childId, {}),
      audit(context, tx, {
        actor: staff.accountId,
        act: 'consent.in_person',
        subject: childId,
        detail: { scopes: scopes.join() },
        at,
      }),
    ]);
    return taken;
  });
}

interface Parent {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

async function loadNamed(tx: Transaction, username: string): Promise<Case & { parents: readonly Parent[] }> {
  const [, status, child, answers, parents, notice] = await Promise.all([
    lockNamed(tx, { username }),
    findNamedStatus(tx, { username }),
    findNamed(tx, { username }),
    listAnswersOfNamed(tx, { username }),
    listParentsOfNamed(tx, { username }),
    findNotice(tx, {}),
  ]);
  if (status?.consent === 'not_needed') throw fieldProblem('username', 'This young person needs no consent.');
  if (!child || !notice || child.erasingSince) throw fieldProblem('username', 'There is no child called that here.');
  return { child, answers, parents, notice };
}

/** A no is taken back by whoever said it, by the link in their own mail, and never by a word of staff. */
function refuseAfterNo({ answers }: Case, parentId: string | null): void {
  if (answers.some((answer) => answer.parentId === parentId && answer.state !== 'granted'))
    throw fieldProblem('username', 'This grown-up has said no. Only the link in their mail can undo that.');
}

/** With one address it is clear whose it is; among several the name decides. */
function contactOf(parents: readonly Parent[], name: string): Parent {
  const named = parents.find((parent) => foldText(parent.name) === foldText(name));
  const [only, ...more] = parents;
  const contact = more.length === 0 ? only : named;
  if (!contact) throw fieldProblem('parentName', 'None of the grown-ups of this child has that name.');
  return contact;
}
