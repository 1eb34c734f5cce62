import type * as contract from '#contract/safety.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { screen } from '../filter/screen.ts';
import { DANGER } from '../filter/verdict.ts';
import { deleteExample } from '../learning/examples.ts';
import { getPeople, openCase } from '../moderation/cases.ts';
import type { Reviewable } from '../moderation/reviewable.ts';
import { sendStaffMessage } from '../moderation/staff-messages.ts';
import { findOwnSuspension, findSuspendedFor, startAppeal } from './suspension-queries.ts';
import { lift } from './suspensions.ts';

const SEVERITY = 2;

/** A child appeals a suspension, once. The filter refuses nothing here: only staff read it. */
export async function sendAppeal(
  context: Context,
  actor: ChildActor,
  { decisionId, text }: Body<typeof contract.sendAppeal>,
): Promise<{ needsComfort: boolean }> {
  const { accountId, ageGroup } = actor;
  const now = context.clock.now();
  const { decision, version } = screen(text);
  const inDanger = decision === 'help';
  await context.db.transaction(async (tx) => {
    const [own, taken, person] = await Promise.all([
      findOwnSuspension(tx, { id: decisionId, accountId, now }),
      startAppeal(tx, { id: decisionId, accountId, now }),
      getPeople(context).describe(tx, accountId),
    ]);
    if (!own) throw new Problem('not_found');
    if (taken === 0) throw new Problem('already_appealed');
    const copy = { title: '', text, authorId: accountId, authorName: person?.username ?? '', ageGroup, at: now };
    const pressing = inDanger ? ({ severity: DANGER, urgent: true } as const) : { severity: SEVERITY };
    const reason = inDanger ? 'crisis' : 'appeal';
    const appeal = {
      kind: 'appeal',
      subject: decisionId,
      conversation: accountId,
      reason,
      ...pressing,
      verdictVersion: version,
      copy,
      at: now,
    } as const;
    openCase(tx, appeal);
  });
  return { needsComfort: inDanger };
}

/** Approving an appeal ends the suspension, removing it changes nothing. Either way the child gets a message. */
export const appeals: Reviewable = {
  kind: 'appeal',
  notifiesAuthor: true,
  isYesOrNo: true,
  freeze: async () => undefined,
  around: (db, id) => findSuspendedFor(db, { id }),
  approve: (context, tx, { id, authorId }) => {
    if (authorId === null) return;
    deleteExample(tx, id);
    lift(context, tx, authorId);
  },
  remove: (context, tx, { authorId }) => {
    if (authorId !== null) sendStaffMessage(context, tx, { accountId: authorId, template: 'appeal_declined' });
  },
};
