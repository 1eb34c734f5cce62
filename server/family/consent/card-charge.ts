import type { CardCharge } from '#contract/family.ts';
import type { ConsentMethod } from '#contract/rules/consent.ts';
import type { Context } from '../../platform/context.ts';

/** The consent methods that the operator offers. */
export function offeredMethods({ config }: Pick<Context, 'config'>): readonly ConsentMethod[] {
  return config.consentMethods;
}

/** Null if consent by payment isn't offered. */
export function cardCharge({ config: { payments } }: Pick<Context, 'config'>): CardCharge | null {
  return payments ? { amount: payments.amount, currency: payments.currency } : null;
}
