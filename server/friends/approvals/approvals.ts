import type { Approval, approveBuddy as approveCall } from '#contract/approvals.ts';
import { ageGroupAt, isUnder13At } from '#contract/rules/age.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { mayMeet, pairFrom, personFromRow } from '../../safety/index.ts';
import { endFriendship } from '../blocks/block-queries.ts';
import { notifyBoth } from '../notify.ts';
import { approvalState, COOL_DOWN } from '../policy.ts';
import { makeBuddies } from '../requests/befriend.ts';
import { setStatus } from '../requests/request-queries.ts';
import { findQuestion, keepAnswer, lockPairOfLink, type Question } from './approval-queries.ts';

/** What a parent sees who opens a link. Mail scanners open links too, so this changes nothing. */
export async function openApproval({ db, clock }: Context, token: string): Promise<Approval> {
  const question = await findQuestion(db, { tokenHash: hashToken(token) });
  const now = clock.now();
  const state = stateOf(question, now);
  if (state !== 'open' || !question) return { state, about: null };
  const { username, buddy, birthDate, joinedAt, ownBirthDate, status, endsAt } = question;
  return {
    state,
    about: {
      username,
      buddy,
      ageGroup: ageGroupAt(now, birthDate),
      joinedAt: joinedAt.toISOString(),
      isAcross: isUnder13At(now, ownBirthDate) !== isUnder13At(now, birthDate),
      areBuddies: status === 'accepted',
      until: endsAt.toISOString(),
    },
  };
}

/**
 * A parent's answer, once. They are buddies when a grown-up of each child who needs one has said yes; a no ends it, also
 * when another grown-up had said yes before.
 */
export function approveBuddy(
  context: Context,
  { token, decision }: Body<typeof approveCall>,
): Promise<Returns<typeof approveCall>> {
  const tokenHash = hashToken(token);
  return context.db.transaction(async (tx) => {
    const [, question] = await Promise.all([lockPairOfLink(tx, { tokenHash }), findQuestion(tx, { tokenHash })]);
    const now = context.clock.now();
    if (!question || stateOf(question, now) !== 'open')
      throw new Problem('gone', { message: 'This link does not work any more. Please use the newest mail.' });
    const kept = keepAnswer(tx, { id: question.id, answer: decision, now });
    const effects = decision === 'yes' ? afterYes(question) : afterNo(question);
    await tx.commit([kept, ...effects]);
    return { decision, areBuddies: decision === 'yes' && (question.status === 'accepted' || question.othersAgree) };

    function afterYes({ status, othersAgree, ...two }: Question): unknown[] {
      notifyBoth(context, tx, two.senderId, two.receiverId);
      return status === 'waiting' && othersAgree ? makeBuddies(context, tx, two) : [];
    }

    function afterNo({ requestId, senderId: oneId, receiverId: otherId }: Question): unknown[] {
      notifyBoth(context, tx, oneId, otherId);
      return [
        setStatus(tx, { id: requestId, status: 'refused', now, endsAt: later(now, COOL_DOWN) }),
        endFriendship(tx, { oneId, otherId, now }),
      ];
    }
  });
}

/** Between the question and its answer the gate may have closed: by a block, by a child who is gone, by what parents allow. */
function stateOf(question: Question | undefined, now: Date): Approval['state'] {
  const state = approvalState(question, now);
  if (state !== 'open' || !question) return state;
  return mayBeBuddies(question, now) ? 'open' : 'used';
}

function mayBeBuddies(question: Question, now: Date): boolean {
  const { ownBirthDate: birthDate, ownState: state, ownConsent: consent, ownScopes: scopes } = question;
  const pair = pairFrom({ ...question, hasApprovedCode: question.byCode });
  const own = personFromRow({ birthDate, state, consent, scopes }, now);
  const other = personFromRow(question, now);
  return mayMeet(own, other, pair, 'ask_buddy').open && mayMeet(other, own, pair, 'ask_buddy').open;
}
