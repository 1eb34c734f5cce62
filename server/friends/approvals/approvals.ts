import type { Approval, answerApproval as approveCall } from '#contract/approvals.ts';
import { ageGroupAt, isUnder13At } from '#contract/rules/age.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { mayMeet, pairFrom, personFromRow } from '../../safety/index.ts';
import { deleteFriendship } from '../blocks/block-queries.ts';
import { notifyPair } from '../notify.ts';
import { approvalState, REQUEST_COOLDOWN } from '../policy.ts';
import { befriend } from '../requests/befriend.ts';
import { setRequestStatus } from '../requests/request-queries.ts';
import { type ApprovalFacts, findApproval, lockPairOfApproval, setAnswer } from './approval-queries.ts';

/** What a parent sees who opens a link. Mail scanners open links too, so this changes nothing. */
export async function readApproval({ db, clock }: Context, token: string): Promise<Approval> {
  const question = await findApproval(db, { tokenHash: hashToken(token) });
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
export function answerApproval(
  context: Context,
  { token, decision }: Body<typeof approveCall>,
): Promise<Returns<typeof approveCall>> {
  const tokenHash = hashToken(token);
  return context.db.transaction(async (tx) => {
    const [, question] = await Promise.all([lockPairOfApproval(tx, { tokenHash }), findApproval(tx, { tokenHash })]);
    const now = context.clock.now();
    if (!question || stateOf(question, now) !== 'open')
      throw new Problem('gone', { message: 'This link does not work any more. Please use the newest mail.' });
    const kept = setAnswer(tx, { id: question.id, answer: decision, now });
    const effects = decision === 'yes' ? afterYes(question) : afterNo(question);
    await tx.commit([kept, ...effects]);
    return { decision, areBuddies: decision === 'yes' && (question.status === 'accepted' || question.othersAgree) };

    function afterYes({ status, othersAgree, ...two }: ApprovalFacts): unknown[] {
      notifyPair(context, tx, two.senderId, two.receiverId);
      return status === 'waiting' && othersAgree ? befriend(context, tx, two) : [];
    }

    function afterNo({ requestId, senderId: oneId, receiverId: otherId }: ApprovalFacts): unknown[] {
      notifyPair(context, tx, oneId, otherId);
      return [
        setRequestStatus(tx, { id: requestId, status: 'refused', now, endsAt: later(now, REQUEST_COOLDOWN) }),
        deleteFriendship(tx, { oneId, otherId, now }),
      ];
    }
  });
}

/** Between the question and its answer the gate may have closed: by a block, by a child who is gone, by what parents allow. */
function stateOf(question: ApprovalFacts | undefined, now: Date): Approval['state'] {
  const state = approvalState(question, now);
  if (state !== 'open' || !question) return state;
  return mayBeBuddies(question, now) ? 'open' : 'used';
}

function mayBeBuddies(question: ApprovalFacts, now: Date): boolean {
  const { ownBirthDate: birthDate, ownState: state, ownConsent: consent, ownScopes: scopes } = question;
  const pair = pairFrom({ ...question, hasApprovedCode: question.byCode });
  const own = personFromRow({ birthDate, state, consent, scopes }, now);
  const other = personFromRow(question, now);
  return mayMeet(own, other, pair, 'ask_buddy').open && mayMeet(other, own, pair, 'ask_buddy').open;
}
