import type { askFriend as askCall, Relation } from '#contract/friends.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { noteActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { mayMeet, pairFrom, personFrom, personFromRow, problemOf } from '../../safety/index.ts';
import { lockPair } from '../blocks/block-queries.ts';
import { buddyAsked } from '../events.ts';
import { normalCode } from '../friendships/friend-codes.ts';
import { notifyBoth } from '../notify.ts';
import { COOL_DOWN, MAX_OPEN, OPEN_FOR } from '../policy.ts';
import { bringTogether } from './befriend.ts';
import { countAsked, findSender, lockAsking } from './request-limit-queries.ts';
import { askedEnough, maxAsks, newSince, noteDeclines, noteEnough } from './request-limits.ts';
import {
  declineOpen,
  findMeeting,
  findReceived,
  insertRequest,
  lockPairOfRequest,
  type Meeting,
  withdrawOpen,
} from './request-queries.ts';

type Answer = { readonly relation: Relation };

/** Asks somebody to be buddies. Asking again changes nothing; whom they have asked is a buddy with it, or a grown-up decides. */
export async function askFriend(
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
      lockAsking(tx, { accountId: actorId }),
      findMeeting(tx, {
        actorId,
        otherId,
        code: code === undefined ? null : normalCode(code),
        now,
        cooledSince: later(now, -COOL_DOWN),
      }),
      countAsked(tx, { accountId: actorId, now, timeZone: actor.timeZone, newSince: newSince(now) }),
    ]);
    if (!meeting || otherId === actorId) throw new Problem('not_found');
    checkGate(actor, meeting, meeting.hasCode, now);
    if (meeting.areBuddies) return { relation: 'buddy' };
    if (meeting.status === 'waiting') return { relation: 'waiting' };
    if (meeting.senderId === actorId) return { relation: 'sent' };
    if (meeting.requestId) return bringTogether(context, tx, actor, meeting);
    if (meeting.isCooling) throw new Problem('asked_lately');
    if (!meeting.hasCode && today >= maxAsks(isNew)) {
      await noteEnough(context, tx, actor);
      return { refusal: askedEnough(isNew) };
    }
    if (meeting.asked >= MAX_OPEN)
      throw new Problem('too_fast', { message: 'You have asked many already. Wait until some have answered.' });
    const id = newId();
    notifyBoth(context, tx, actorId, otherId);
    tx.write(insertRequest, {
      id,
      senderId: actorId,
      receiverId: otherId,
      byCode: meeting.hasCode,
      now,
      endsAt: later(now, OPEN_FOR),
    });
    context.events.emit(tx, buddyAsked, actorId, { requestId: id });
    return { relation: 'sent' };
  });
  if ('refusal' in answer) throw answer.refusal;
  return answer;
}

export async function acceptRequest(context: Context, actor: ChildActor, id: string): Promise<Answer> {
  const now = context.clock.now();
  noteActivity(context, actor);
  return context.db.transaction(async (tx) => {
    const [, meeting] = await Promise.all([
      lockPairOfRequest(tx, { id }),
      findReceived(tx, { actorId: actor.accountId, id, now }),
    ]);
    if (!meeting) throw new Problem('not_found');
    checkGate(actor, meeting, false, now);
    if (meeting.status === 'waiting') return { relation: 'waiting' };
    if (meeting.status === 'accepted') return { relation: meeting.areBuddies ? 'buddy' : 'none' };
    return bringTogether(context, tx, actor, meeting);
  });
}

/** Says no: what was asked is gone for both, and cannot be asked again for a while. */
export async function declineRequest(context: Context, { accountId }: ChildActor, id: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const [, request, asker] = await Promise.all([
      lockPairOfRequest(tx, { id }),
      declineOpen(tx, { id, receiverId: accountId, now, endsAt: later(now, COOL_DOWN) }),
      findSender(tx, { requestId: id, newSince: newSince(now) }),
    ]);
    if (!request) throw new Problem('not_found');
    notifyBoth(context, tx, accountId, request.senderId);
    await noteDeclines(tx, asker, now);
  });
}

export async function cancelRequest(context: Context, { accountId }: ChildActor, id: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const [, request] = await Promise.all([
      lockPairOfRequest(tx, { id }),
      withdrawOpen(tx, { id, senderId: accountId, now }),
    ]);
    if (!request) throw new Problem('not_found');
    notifyBoth(context, tx, accountId, request.receiverId);
  });
}

/** A code brings together whom the gate keeps apart by age; then every grown-up of a child under 13 has the last word. */
function checkGate(actor: ChildActor, meeting: Meeting, hasCode: boolean, now: Date): void {
  const pair = pairFrom({ ...meeting, hasApprovedCode: hasCode || meeting.byCode === true });
  const verdict = mayMeet(personFrom(actor), personFromRow(meeting, now), pair, 'ask_buddy');
  if (!verdict.open) throw problemOf(verdict);
}
