import type { FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';

export const SESSION_COOKIE = 'lilypad';

/** What the rooms hand to the door: who is calling, whether they may, and whether they still are who they were. */
export interface Doorkeeper {
  identify(context: Context, sessionToken: string | undefined): Promise<Actor | undefined>;
  /** Those of the sessions that have not ended; asking does not prolong them. */
  listLiving(context: Context, sessionIds: readonly string[]): Promise<readonly string[]>;
  /** Throws a Problem when the call is not for this actor. */
  admit(actor: Actor | undefined, endpoint: Pick<EndpointDefinition, 'allows' | 'scope'>): void;
}

/** Whether a request comes from a page of ours. */
export function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
}
