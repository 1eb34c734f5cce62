import type { User } from '#contract/accounts.ts';

const ends = ['declined', 'revoked', 'expired'] as const;
export type Ending = (typeof ends)[number] & User['parentalConsentStatus'];

export function isGoing(status: User['parentalConsentStatus']): status is Ending {
  return ends.some((end) => end === status);
}
