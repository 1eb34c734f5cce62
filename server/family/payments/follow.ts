import { DAY, later, MINUTE } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getPaymentAdapter } from './adapter.ts';
import { deleteOldPayments, listUnsettled, type PaymentRow, settlePayment } from './payment-queries.ts';
import { askAbout, PAYMENT_TIME, refundPayments, settle } from './settle.ts';

/** A parent who pays and closes the page before they are back. */
const PATIENCE = 10 * MINUTE;
const PAYMENT_DAYS = 30;

/** Asks about payments whose parents have not come back, gives back what was paid, and deletes what is over. */
export async function followPayments(context: Context): Promise<void> {
  const now = context.clock.now();
  if (context.config.payments)
    for (const payment of await listUnsettled(context.db, { startedBefore: later(now, -PATIENCE) }))
      await follow(context, payment).catch((err: unknown) =>
        context.log.error({ err, id: payment.id }, 'the state of a payment is not known'),
      );
  await refundPayments(context);
  await deleteOldPayments(context.db, { before: later(now, -PAYMENT_DAYS * DAY) });
}

async function follow(context: Context, payment: PaymentRow): Promise<void> {
  const now = context.clock.now();
  const state = await askAbout(getPaymentAdapter(context), payment);
  if (state !== 'open') await settle(context, payment, state);
  else if (later(payment.startedAt, PAYMENT_TIME) <= now)
    await settlePayment(context.db, { id: payment.id, state: 'expired', now, refundAt: null });
}
