import { type Scope, scopes } from '../shared/endpoint.ts';

/** How a parent can consent. The operator chooses among them with CONSENT_METHODS. */
export const consentMethods = ['email_plus', 'signed_form', 'in_person', 'card'] as const;
export type ConsentMethod = (typeof consentMethods)[number];

/**
 * What a parent is offered: the switches behind which there is something. Whoever builds what a scope opens adds it here, and
 * pages and mails to parents name it from then on.
 */
export const offeredScopes: readonly Scope[] = [
  'posts',
  'buddies',
  'chat_phrases',
  'chat',
  'multiplayer',
  'leaderboards',
  'reach',
];

/** Typed chat, and posts that strangers read, need a strong method of consent: one that shows who the parent is. */
const scopesByMethod: Record<ConsentMethod, readonly Scope[]> = {
  email_plus: ['posts', 'buddies', 'chat_phrases', 'multiplayer', 'leaderboards'],
  signed_form: scopes,
  in_person: scopes,
  card: scopes,
};

export function canGrant(method: ConsentMethod, scope: Scope): boolean {
  return scopesByMethod[method].includes(scope);
}

/** Opens every scope, and no text of the child waits for review because of the method. */
export function isStrong(method: ConsentMethod): boolean {
  return scopes.every((scope) => canGrant(method, scope));
}

/** The offered scopes that consent by e-mail cannot open. */
export const strongScopes: readonly Scope[] = offeredScopes.filter((scope) => !canGrant('email_plus', scope));
