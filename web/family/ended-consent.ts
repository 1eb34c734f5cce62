import type { User } from '#contract/accounts.ts';

const endedStates = ['declined', 'revoked', 'expired'] as const;
export type EndedConsent = (typeof endedStates)[number] & User['parentalConsentStatus'];

export function isConsentEnded(status: User['parentalConsentStatus']): status is EndedConsent {
  return endedStates.some((end) => end === status);
}
