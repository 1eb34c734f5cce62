import * as z from 'zod';
import type { PaymentSettings } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { isHttpsOrLoopback } from '../../platform/environment.ts';
import { callService, ServiceError } from '../../platform/outside/outside-service.ts';
import { Problem } from '../../platform/problem.ts';

/** The operator's payment service. It never learns about a child, and we never learn about a card. */
export interface PaymentAdapter {
  /** Starts a payment. `reference` is our own id for it: starting again with the same reference returns the same payment. */
  start(payment: { readonly reference: string; readonly returnUrl: string }): Promise<StartedPayment>;
  /** The provider's own view of the payment. */
  find(id: string): Promise<PaymentReport>;
  /** Refunds it. Safe to repeat. */
  refund(id: string): Promise<void>;
}

/** Parents are never sent to a page without encryption, or to one that would run as a script. */
const paymentPage = z.string().max(2000).refine(isHttpsOrLoopback);
const startedPayment = z.object({ id: z.string().min(1).max(200), url: paymentPage });
export type StartedPayment = z.output<typeof startedPayment>;

const paymentReport = z.object({ reference: z.string(), state: z.enum(['open', 'paid', 'declined']) });
export type PaymentReport = z.output<typeof paymentReport>;

/** Bytes. An answer is a tenth of it. */
const MAX_ANSWER = 16 * 1024;

export function getPaymentAdapter({ config: { payments } }: Pick<Context, 'config'>): PaymentAdapter {
  if (!payments) throw new Problem('invalid', { message: 'Consent by a payment is switched off on this Lilypad.' });
  const { amount, currency } = payments;
  return {
    start: async ({ reference, returnUrl }) =>
      understood(
        startedPayment,
        await callAdapter(payments, 'POST', '/payments', { reference, amount, currency, returnUrl }),
      ),
    find: async (id) =>
      understood(paymentReport, await callAdapter(payments, 'GET', `/payments/${encodeURIComponent(id)}`)),
    refund: async (id) => {
      await callAdapter(payments, 'POST', `/payments/${encodeURIComponent(id)}/refund`, {});
    },
  };
}

function understood<T>(shape: z.ZodType<T>, answer: unknown): T {
  const read = shape.safeParse(answer);
  if (!read.success) throw new ServiceError('not understood');
  return read.data;
}

function callAdapter({ url, key, timeout }: PaymentSettings, method: 'GET' | 'POST', path: string, body?: object) {
  return callService({
    method,
    url: url + path,
    key,
    timeout,
    maxResponseBytes: MAX_ANSWER,
    ...(body ? { body } : {}),
  });
}
