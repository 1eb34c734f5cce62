import type { sendFriendRequest as askCall, Relation } from '#contract/friends.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { noteActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { mayMeet, pairFrom, personFrom, personFromRow, problemOf } from '../../safety/index.ts';
import { lockPair } from '../blocks/block-queries.ts';
import { friendRequestSent } from '../events.ts';
import { normalCode } from '../friendships/friend-codes.ts';
import { notifyPair } from '../notify.ts';
import { MAX_PENDING_REQUESTS, REQUEST_COOLDOWN, REQUEST_LIFETIME } from '../policy.ts';
import { confirmRequest } from './befriend.ts';
import { countSentToday, findNewSenderOf, lockSender } from './request-limit-queries.ts';
import {
  dailyLimitProblem,
  maxRequestsPerDay,
  newSince,
  recordLimitReached,
  reviewIfOftenDeclined,
} from './request-limits.ts';
import {
  declineOpenRequest,
  findReceivedRequest,
  findRequestFacts,
  insertRequest,
  lockPairOfRequest,
  type RequestFacts,
  withdrawOpenRequest,
} from './request-queries.ts';

type Answer = { readonly relation: Relation };

/** Asks somebody to be buddies. Asking again changes nothing; whom they have asked is a buddy with it, or a grown-up decides. */
export async function sendFriendRequest(
  context: Context,
  actor: ChildActor,
  { receiverId: otherId, code }: Body<typeof askCall>,
): Promise<Answer> {
  const { accountId: actorId } = actor;
  const now = context.clock.now();
  noteActivity(context, actor);
  const answer = await context.db.transaction(async (tx): Promise<Answer | { readonly refusal: Problem }> => {
    const [, , meeting, { today, isNew }] = await Promise.all([
      lockPair(tx, { oneId: actorId, otherId }),
      lockSender(tx, { accountId: actorId }),
      findRequestFacts(tx, {
        actorId,
        otherId,
        code: code === undefined ? null : normalCode(code),
        now,
        cooldownSince: later(now, -REQUEST_COOLDOWN),
      }),
      countSentToday(tx, { accountId: actorId, now, timeZone: actor.timeZone, newSince: newSince(now) }),
    ]);
    if (!meeting || otherId === actorId) throw new Problem('not_found');
    checkGate(actor, meeting, meeting.hasCode, now);
    if (meeting.areBuddies) return { relation: 'buddy' };
    if (meeting.status === 'waiting') return { relation: 'waiting' };
    if (meeting.senderId === actorId) return { relation: 'sent' };
    if (meeting.requestId) return confirmRequest(context, tx, actor, meeting);
    if (meeting.isInCooldown) throw new Problem('asked_lately');
    if (!meeting.hasCode && today >= maxRequestsPerDay(isNew)) {
      await recordLimitReached(context, tx, actor);
      return { refusal: dailyLimitProblem(isNew) };
    }
    if (meeting.asked >= MAX_PENDING_REQUESTS)
      throw new Problem('too_fast', { message: 'You have asked many already. Wait until some have answered.' });
    const id = newId();
    notifyPair(context, tx, actorId, otherId);
    tx.write(insertRequest, {
      id,
      senderId: actorId,
      receiverId: otherId,
      byCode: meeting.hasCode,
      now,
      endsAt: later(now, REQUEST_LIFETIME),
    });
    context.events.emit(tx, friendRequestSent, actorId, { requestId: id });
    return { relation: 'sent' };
  });
  if ('refusal' in answer) throw answer.refusal;
  return answer;
}

export async function acceptFriendRequest(context: Context, actor: ChildActor, id: string): Promise<Answer> {
  const now = context.clock.now();
  noteActivity(context, actor);
  return context.db.transaction(async (tx) => {
    const [, meeting] = await Promise.all([
      lockPairOfRequest(tx, { id }),
      findReceivedRequest(tx, { actorId: actor.accountId, id, now }),
    ]);
    if (!meeting) throw new Problem('not_found');
    checkGate(actor, meeting, false, now);
    if (meeting.status === 'waiting') return { relation: 'waiting' };
    if (meeting.status === 'accepted') return { relation: meeting.areBuddies ? 'buddy' : 'none' };
    return confirmRequest(context, tx, actor, meeting);
  });
}

/** Says no: what was asked is gone for both, and cannot be asked again for a while. */
export async function declineFriendRequest(
  context: Context,
  { accountId }: ChildActor,
  id: string,
): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const [, request, asker] = await Promise.all([
      lockPairOfRequest(tx, { id }),
      declineOpenRequest(tx, { id, receiverId: accountId, now, endsAt: later(now, REQUEST_COOLDOWN) }),
      findNewSenderOf(tx, { requestId: id, newSince: newSince(now) }),
    ]);
    if (!request) throw new Problem('not_found');
    notifyPair(context, tx, accountId, request.senderId);
    reviewIfOftenDeclined(tx, asker, now);
  });
}

export async function cancelFriendRequest(context: Context, { accountId }: ChildActor, id: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const [, request] = await Promise.all([
      lockPairOfRequest(tx, { id }),
      withdrawOpenRequest(tx, { id, senderId: accountId, now }),
    ]);
    if (!request) throw new Problem('not_found');
    notifyPair(context, tx, accountId, request.receiverId);
  });
}

/** A code brings together whom the gate keeps apart by age; then every grown-up of a child under 13 has the last word. */
function checkGate(actor: ChildActor, meeting: RequestFacts, hasCode: boolean, now: Date): void {
  const pair = pairFrom({ ...meeting, hasApprovedCode: hasCode || meeting.byCode === true });
  const verdict = mayMeet(personFrom(actor), personFromRow(meeting, now), pair, 'ask_buddy');
  if (!verdict.open) throw problemOf(verdict);
}
