import * as z from 'zod';
import type { PaymentSettings } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
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

/** Why the adapter gave nothing that can be used. Holds none of its words. */
export class PaymentFailure extends Error {
  constructor(detail: string) {
    super(`the payment adapter gave no usable answer: ${detail}`);
  }
}

/** Bytes. An answer is a tenth of it. */
const MAX_ANSWER = 16 * 1024;

export function adapterOf({ config: { payments } }: Pick<Context, 'config'>): PaymentAdapter {
  if (!payments) throw new Problem('invalid', { message: 'Consent by a payment is switched off on this Lilypad.' });
  const { amount, currency } = payments;
  return {
    start: async ({ reference, returnUrl }) =>
      understood(startedPayment, await ask(payments, 'POST', '/payments', { reference, amount, currency, returnUrl })),
    find: async (id) => understood(paymentReport, await ask(payments, 'GET', `/payments/${encodeURIComponent(id)}`)),
    refund: async (id) => {
      await ask(payments, 'POST', `/payments/${encodeURIComponent(id)}/refund`, {});
    },
  };
}

function understood<T>(shape: z.ZodType<T>, text: string): T {
  const read = shape.safeParse(parsed(text));
  if (!read.success) throw new PaymentFailure('not understood');
  return read.data;
}

/** Follows no redirects, so that the key goes nowhere else. */
async function ask({ url, key, timeout }: PaymentSettings, method: 'GET' | 'POST', path: string, body?: object) {
  try {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.ok) return await readLimited(response);
    await response.body?.cancel();
    throw new PaymentFailure(`status ${response.status}`);
  } catch (error) {
    if (error instanceof PaymentFailure) throw error;
    throw new PaymentFailure(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'too slow' : 'no connection',
    );
  }
}

/** Stops reading where an answer grows too long. */
async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER) throw new PaymentFailure('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A parent is sent to no page that others can read along, and none that runs as a script. */
function isForBrowsers(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}
