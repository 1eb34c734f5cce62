import type { Audience, EndpointDefinition, Scope } from '#contract/shared/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { checkOpen } from './check-open.ts';
import { hasConsent } from './consent.ts';

/** The first two checks of every call (docs/product-decisions.md, P16): the role, with the child's open hours, then the consent that it needs. */
export function authorize(
  actor: Actor | undefined,
  endpoint: Pick<EndpointDefinition, 'route' | 'allows' | 'scope' | 'whenClosed'>,
): void {
  if (endpoint.allows === 'anyone') return;
  if (!actor) throw new Problem('sign_in_required');
  if (needsSecondStep(actor) && endpoint.allows !== 'second_step') throw new Problem('second_step_required');
  if (!hasRole(actor, endpoint.allows)) throw new Problem('not_for_you');
  if (isGoing(actor) && endpoint.allows === 'child' && !/^(GET|DELETE) /.test(endpoint.route))
    throw new Problem('consent_required');
  if (actor.role !== 'child') return;
  if (endpoint.allows === 'child') checkOpen(actor, endpoint.whenClosed);
  if (!endpoint.scope) return;
  if (actor.suspendedUntil) throw new Problem('paused');
  checkScope(actor, endpoint.scope);
}

function hasRole(actor: Actor, audience: Audience): boolean {
  switch (audience) {
    case 'anyone':
    case 'member':
      return true;
    case 'child':
      return actor.role === 'child';
    case 'second_step':
      return needsSecondStep(actor);
    case 'moderator':
      return actor.role === 'moderator' || actor.role === 'admin';
    case 'admin':
      return actor.role === 'admin';
    case 'parent':
    case 'operator':
      return false;
  }
}

function needsSecondStep(actor: Actor): boolean {
  return actor.role !== 'child' && actor.needsSecondStep;
}

/** A parent has refused: until everything is erased the child can read and delete, and nothing more is collected. */
function isGoing(actor: Actor): boolean {
  return actor.role === 'child' && ['declined', 'revoked', 'expired'].includes(actor.consent);
}

function checkScope(actor: Extract<Actor, { role: 'child' }>, scope: Scope): void {
  if (!hasConsent(actor)) throw new Problem('consent_required');
  if (!hasConsent(actor, scope)) throw new Problem('scope_off');
}
