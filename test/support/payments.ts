import * as calls from '#contract/family.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import { done } from '../../bin/visitor.ts';
import type { World } from '../world.ts';
import { newFamily } from './family.ts';
import type { Payment, PaymentProvider } from './payment-provider.ts';

/** The secret of the address to which the provider sends a parent back. */
export function returnToken({ returnUrl }: Pick<Payment, 'returnUrl'>): string {
  return returnUrl.slice(returnUrl.indexOf('#') + 1);
}

/** A family whose parent is on the provider's page. */
export async function startPayment(world: World, provider: PaymentProvider, scopes: Scope[]) {
  const family = await newFamily(world);
  const { url } = done(await world.visitor().call(calls.startPayment, { body: { token: family.link, scopes } }));
  const payment = provider.newest;
  return { ...family, url, payment, token: returnToken(payment) };
}
