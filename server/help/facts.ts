import type { readHouseFacts as readHouseFactsCall } from '#contract/help.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { Context } from '../platform/context.ts';
import { KEPT_DAYS } from './messages.ts';

export async function readHouseFacts({ config }: Context): Promise<Returns<typeof readHouseFactsCall>> {
  const { minAge, maxAge, consentAge, contactEmail } = config;
  return { contactEmail: contactEmail ?? null, minAge, maxAge, consentAge, contactDays: KEPT_DAYS };
}
