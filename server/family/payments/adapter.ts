import * as z from 'zod';
import type { PaymentSettings } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { callService, ServiceError } from '../../platform/outside-service.ts';
import { Problem } from '../../platform/problem.ts';

/** What the operator's program does for us. It never hears of a child, and we never hear of a card. */
export interface PaymentAdapter {
  /** Begins a payment; `reference` names it to us. Begun again with the same reference, it is the same payment. */
  start(payment: { readonly reference: string; readonly returnUrl: string }): Promise<StartedPayment>;
  /** What the provider itself says about it now. */
  find(id: string): Promise<PaymentReport>;
  /** Gives it back. Twice is once. */
  refund(id: string): Promise<void>;
}

const startedPayment = z.object({ id: z.string().min(1).max(200), url: z.string().max(2000).refine(isForBrowsers) });
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

/** A parent is sent to no page that others can read along, and none that runs as a script. */
function isForBrowsers(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}
