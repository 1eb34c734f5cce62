import { type Scope, scopes } from '../shared/endpoint.ts';

/** Ways in which a parent can consent here. An operator chooses among them by CONSENT_METHODS. */
export const consentMethods = ['email_plus', 'in_person'] as const;
export type ConsentMethod = (typeof consentMethods)[number];

/** The one table of method by scope (family.md, Consent 4): typed chat and strangers' eyes need a strong method. */
const scopesByMethod: Record<ConsentMethod, readonly Scope[]> = {
  email_plus: ['posts', 'buddies', 'chat_phrases', 'multiplayer', 'leaderboards'],
  in_person: scopes,
};

export function canGrant(method: ConsentMethod, scope: Scope): boolean {
  return scopesByMethod[method].includes(scope);
}
