import type { ConsentMethod } from '#contract/rules/consent.ts';
import type { Context } from '../../platform/context.ts';

/** How a parent can consent here. */
export function offeredMethods({ config }: Pick<Context, 'config'>): readonly ConsentMethod[] {
  return config.consentMethods;
}
