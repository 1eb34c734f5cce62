import type * as contract from '#contract/family.ts';
import { later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { ServiceError } from '../../platform/outside/outside-service.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/tokens.ts';
import { recordAnswer } from '../consent/answers.ts';
import { markLinksUsed } from '../consent/link-queries.ts';
import { ownAnswer, type ParentCase } from '../consent/links.ts';
import { findParentCase } from '../consent/parent-case.ts';
import { scopesAfterStrong } from '../consent/policy.ts';
import { parentMailQueued, paymentSettled } from '../events.ts';
import { AT_ONCE } from '../mails/mail.ts';
import { queueMailTo } from '../mails/queue.ts';
import { getPaymentAdapter } from './adapter.ts';
import * as queries from './payment-queries.ts';
import { orRefusal } from './start.ts';

const method = 'card';

/** After this time the provider's page has certainly expired. */
export const PAYMENT_TIME = 24 * 60 * MINUTE;

/**
 * The provider has sent a parent back. Nothing they bring along is trusted: the token only identifies the payment, and the
 * provider says whether it was paid. Coming back twice changes nothing.
 */
export async function finishPayment(context: Context, token: string): Promise<contract.PaymentResult> {
  const adapter = getPaymentAdapter(context);
  const payment = await queries.findPaymentByToken(context.db, { tokenHash: hashToken(token) });
  if (!payment || payment.state === 'expired')
    throw new Problem('gone', { message: 'Please start again with the link in our e-mail, or on your pages.' });
  const { name, consent, openScopes, eraseAt } = payment;
  const today = { consent, scopes: [...openScopes], eraseAt: eraseAt?.toISOString() ?? null, isStricter: false };
  if (payment.state !== 'started')
    return { state: payment.state, name, outcome: payment.state === 'paid' ? today : null };
  const state = await orRefusal(context, () => queryPayment(adapter, payment));
  if (state === 'open') return { state, name, outcome: null };
  const settled = await settlePayment(context, payment, state);
  return { state: settled.state, name, outcome: settled.state === 'paid' ? (settled.outcome ?? today) : null };
}

/** The provider's view, checked to be about this payment. */
export async function queryPayment(
  adapter: ReturnType<typeof getPaymentAdapter>,
  { id, providerId }: queries.PaymentRow,
): Promise<'open' | 'paid' | 'declined'> {
  const report = await adapter.find(providerId);
  if (report.reference !== id) throw new ServiceError('not understood', 'the report of another payment');
  return report.state;
}

interface Settled {
  readonly state: 'paid' | 'unneeded' | 'declined';
  readonly outcome?: contract.ConsentOutcome;
}

/** Stores the outcome of a payment, once. A paid one gives consent, as strong as a signed form, and is refunded. */
export async function settlePayment(
  context: Context,
  { id, childId, parentId }: queries.PaymentRow,
  answer: 'paid' | 'declined',
): Promise<Settled> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const locked = childId && parentId ? findParentCase(tx, { childId, parentId }) : undefined;
    tx.lock(queries.lockPayment, { id });
    const [parentCase, payment] = await Promise.all([locked, queries.findPayment(tx, { id })]);
    if (!payment || payment.state === 'expired') throw new Problem('gone');
    if (payment.state !== 'started') return { state: payment.state };
    const settled: Settled =
      answer === 'declined' ? { state: 'declined' } : consentBy(context, tx, payment, parentCase);
    const refundAt = settled.state === 'declined' ? null : now;
    tx.write(queries.settlePayment, { id, state: settled.state, now, refundAt });
    if (refundAt) context.events.emit(tx, paymentSettled, childId, {});
    return settled;
  });
}

/** A refusal or a newer notice in the meantime outweighs a payment. */
function consentBy(
  context: Context,
  tx: Transaction,
  payment: queries.PaymentRow,
  parentCase: ParentCase | undefined,
): Settled {
  const own = parentCase && ownAnswer(parentCase);
  const isOver = !parentCase || parentCase.child.erasingSince !== null || (own && own.state !== 'granted');
  if (isOver || payment.noticeVersion !== parentCase.notice.version) return { state: 'unneeded' };
  const { parentId, email, child } = parentCase;
  const ids = { childId: child.id, parentId };
  const scopes = scopesAfterStrong(own, payment.scopes);
  const outcome = recordAnswer(context, tx, parentCase, {
    answer: { parentId, state: 'granted', method, scopes, noticeVersion: payment.noticeVersion },
    origin: { by: method, knownAs: email, payment: payment.providerId },
  });
  tx.write(markLinksUsed, { purpose: 'decide', ...ids, now: context.clock.now() });
  queueMailTo(context, tx, ids, 'confirmation', AT_ONCE);
  context.events.emit(tx, parentMailQueued, child.id, {});
  return { state: 'paid', outcome };
}

/** Time between two tries. */
const RETRY_DELAY = 10 * MINUTE;

/** Refunds what was paid. Failures are retried until they work. */
export async function refundPayments(context: Context): Promise<void> {
  const { clock, config, db, log } = context;
  if (!config.payments) return;
  const adapter = getPaymentAdapter(context);
  const now = clock.now();
  for (const { id, providerId, tries } of await queries.claimRefunds(db, { now, nextAt: later(now, RETRY_DELAY) })) {
    try {
      await adapter.refund(providerId);
      await queries.markRefunded(db, { id, now });
    } catch (err) {
      log.error({ err, id, providerId, tries }, 'a payment was not given back and will be tried again');
    }
  }
}

/** For admins. The first try takes a moment, so very recent payments don't count. */
export async function countOverdueRefunds(db: Queryable, now: Date): Promise<number> {
  return (await queries.countOverdueRefunds(db, { settledBefore: later(now, -RETRY_DELAY) })).count;
}
