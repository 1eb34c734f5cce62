import { DAY, later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getPaymentAdapter } from './adapter.ts';
import * as queries from './payment-queries.ts';
import { PAYMENT_TIME, queryPayment, refundPayments, settlePayment } from './settle.ts';

/** How long to wait for a parent who closes the page before being sent back. */
const PATIENCE = 10 * MINUTE;
const PAYMENT_DAYS = 30;

/** Asks the provider about payments whose parents did not return, refunds what was paid, and deletes old payments. */
export async function followPayments(context: Context): Promise<void> {
  const now = context.clock.now();
  if (context.config.payments)
    for (const payment of await queries.listUnsettled(context.db, { startedBefore: later(now, -PATIENCE) }))
      await follow(context, payment).catch((err: unknown) =>
        context.log.error({ err, id: payment.id }, 'the state of a payment is not known'),
      );
  await refundPayments(context);
  await queries.deleteOldPayments(context.db, { before: later(now, -PAYMENT_DAYS * DAY) });
}

async function follow(context: Context, payment: queries.PaymentRow): Promise<void> {
  const now = context.clock.now();
  const state = await queryPayment(getPaymentAdapter(context), payment);
  if (state !== 'open') await settlePayment(context, payment, state);
  else if (later(payment.startedAt, PAYMENT_TIME) <= now)
    await queries.settlePayment(context.db, { id: payment.id, state: 'expired', now, refundAt: null });
}
