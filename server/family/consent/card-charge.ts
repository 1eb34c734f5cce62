import type { CardCharge } from '#contract/family.ts';
import type { Context } from '../../platform/context.ts';

/** What the operator takes to check a card. Null if consent by payment isn't offered. */
export function cardCharge({ config: { payments } }: Pick<Context, 'config'>): CardCharge | null {
  return payments ? { amount: payments.amount, currency: payments.currency } : null;
}
