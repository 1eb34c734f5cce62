import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';

interface Consenting {
  readonly consent: ConsentStatus;
  readonly scopes: ReadonlySet<Scope>;
}

/** Whether a child may do anything social at all, or what a scope allows. Always true for young people who need no consent. */
export function hasConsent(person: Pick<Consenting, 'consent'>): boolean;
export function hasConsent(person: Consenting, scope: Scope): boolean;
export function hasConsent({ consent, scopes }: Partial<Consenting>, scope?: Scope): boolean {
  if (consent !== 'granted' && consent !== 'not_needed') return false;
  if (scope === undefined || scopes?.has(scope)) return true;
  return scope === 'chat_phrases' && scopes?.has('chat') === true;
}
