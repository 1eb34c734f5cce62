import type * as contract from '#contract/friends.ts';
import { normalCode } from '#contract/rules/friend-codes.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { toProblem } from '../../safety/index.ts';
import { listParentRules, listParentRulesOfRequest } from '../approvals/rule-queries.ts';
import { lockPair } from '../blocks/block-queries.ts';
import { friendRequestSent } from '../events.ts';
import { notifyPair } from '../notify.ts';
import { MAX_PENDING_REQUESTS, REQUEST_COOLDOWN, REQUEST_LIFETIME, requestVerdict } from '../policy.ts';
import { confirmRequest } from './befriend.ts';
import { countSentToday, findNewSenderOfRequest, lockSender } from './request-limit-queries.ts';
import {
  dailyLimitProblem,
  maxRequestsPerDay,
  newSince,
  recordLimitReached,
  reviewIfOftenDeclined,
} from './request-limits.ts';
import * as queries from './request-queries.ts';

type Answer = Returns<typeof contract.sendFriendRequest>;
/** Thrown after the commit, so that what led to it stays recorded. */
type Refused = { readonly refusal: Problem };

/** Sending a request again changes nothing. A request to a child who has already sent one accepts theirs. */
export async function sendFriendRequest(
  context: Context,
  actor: ChildActor,
  { receiverId, code }: Body<typeof contract.sendFriendRequest>,
): Promise<Answer> {
  const { accountId, timeZone } = actor;
  const now = context.clock.now();
  recordActivity(context, actor);
  const outcome = await context.db.transaction(async (tx): Promise<Answer | Refused> => {
    tx.lock(lockPair, { oneId: accountId, otherId: receiverId });
    tx.lock(lockSender, { accountId });
    const [facts, { today, isNew }, rules] = await Promise.all([
      queries.findRequestFacts(tx, {
        actorId: accountId,
        otherId: receiverId,
        code: code === undefined ? null : normalCode(code),
        now,
        cooldownSince: later(now, -REQUEST_COOLDOWN),
      }),
      countSentToday(tx, { accountId, now, timeZone, newSince: newSince(now) }),
      listParentRules(tx, { oneId: accountId, otherId: receiverId }),
    ]);
    if (!facts || receiverId === accountId) throw new Problem('not_found');
    const { hasCode, areBuddies, status, senderId, isInCooldown, pendingSent } = facts;
    checkGate(actor, { ...facts, byCode: hasCode || facts.byCode }, now);
    if (areBuddies) return { relation: 'buddy' };
    if (status === 'waiting') return { relation: 'waiting' };
    if (senderId === accountId) return { relation: 'sent' };
    if (senderId) return confirmRequest(context, tx, actor, facts, rules);
    if (isInCooldown) throw new Problem('asked_lately');
    if (!hasCode && today >= maxRequestsPerDay(isNew)) {
      await recordLimitReached(context, tx, actor);
      return { refusal: dailyLimitProblem(isNew) };
    }
    if (pendingSent >= MAX_PENDING_REQUESTS)
      throw new Problem('too_fast', { message: 'You asked a lot of kids already. Wait until some of them answer.' });
    insertRequest(context, tx, { senderId: accountId, receiverId, byCode: hasCode });
    return { relation: 'sent' };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}

function insertRequest(
  context: Context,
  tx: Transaction,
  request: { readonly senderId: string; readonly receiverId: string; readonly byCode: boolean },
): void {
  const id = newId();
  const now = context.clock.now();
  tx.write(queries.insertRequest, { id, ...request, now, endsAt: later(now, REQUEST_LIFETIME) });
  context.events.emit(tx, friendRequestSent, request.senderId, { requestId: id });
  notifyPair(context, tx, request.senderId, request.receiverId);
}

export async function acceptFriendRequest(context: Context, actor: ChildActor, id: string): Promise<Answer> {
  const now = context.clock.now();
  recordActivity(context, actor);
  return context.db.transaction(async (tx): Promise<Answer> => {
    tx.lock(queries.lockPairOfRequest, { id });
    const [facts, rules] = await Promise.all([
      queries.findReceivedRequest(tx, { actorId: actor.accountId, id, now }),
      listParentRulesOfRequest(tx, { id }),
    ]);
    if (!facts) throw new Problem('not_found');
    checkGate(actor, facts, now);
    if (facts.status === 'waiting') return { relation: 'waiting' };
    if (facts.status === 'accepted') return { relation: facts.areBuddies ? 'buddy' : 'none' };
    return confirmRequest(context, tx, actor, facts, rules);
  });
}

/** The same child can send the next request only after the cooldown. */
export async function declineFriendRequest(
  context: Context,
  { accountId }: ChildActor,
  id: string,
): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(queries.lockPairOfRequest, { id });
    const [declined, sender] = await Promise.all([
      queries.declineOpenRequest(tx, { id, receiverId: accountId, now, endsAt: later(now, REQUEST_COOLDOWN) }),
      findNewSenderOfRequest(tx, { requestId: id, newSince: newSince(now) }),
    ]);
    if (!declined) throw new Problem('not_found');
    notifyPair(context, tx, accountId, declined.senderId);
    reviewIfOftenDeclined(tx, sender, now);
  });
}

export async function cancelFriendRequest(context: Context, { accountId }: ChildActor, id: string): Promise<undefined> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(queries.lockPairOfRequest, { id });
    const withdrawn = await queries.withdrawOpenRequest(tx, { id, senderId: accountId, now });
    if (!withdrawn) throw new Problem('not_found');
    notifyPair(context, tx, accountId, withdrawn.receiverId);
  });
}

function checkGate(actor: ChildActor, facts: queries.RequestFacts, now: Date): void {
  const verdict = requestVerdict(actor, facts, now);
  if (!verdict.open) throw toProblem(verdict);
}
