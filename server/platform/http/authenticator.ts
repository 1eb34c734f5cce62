import type { FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Actor } from '../actor.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { newToken } from '../tokens.ts';

export const PLAIN_COOKIE = 'lilypad';
/** Browsers take this name only over https, and only from this very host: no neighbour can plant a session. */
const HOST_COOKIE = '__Host-lilypad';
/** Sessions made for that name do not pass under the plain one. */
const HOST_MARK = 'h.';

type Site = Pick<Config, 'publicUrl' | 'publicOrigin'>;

/** The cookie that a session is kept in. */
export function sessionCookie({ publicUrl }: Site): string {
  return publicUrl.startsWith('https:') ? HOST_COOKIE : PLAIN_COOKIE;
}

export function newSessionToken(site: Site): string {
  return sessionCookie(site) === HOST_COOKIE ? HOST_MARK + newToken() : newToken();
}

/** The token of who calls. Sessions from before there was https, or the other name, last as long as they would have. */
export function sessionTokenOf(request: Pick<FastifyRequest, 'cookies'>, site: Site): string | undefined {
  const { [sessionCookie(site)]: current, [PLAIN_COOKIE]: plain } = request.cookies;
  return current ?? (plain?.startsWith(HOST_MARK) ? undefined : plain);
}

/** Where a session may be kept: both names end with it. */
export function sessionCookies(site: Site): readonly string[] {
  return [...new Set([sessionCookie(site), PLAIN_COOKIE])];
}

/** What the rooms hand to the door: who is calling, whether they may, and whether they still are who they were. */
export interface Authenticator {
  authenticate(context: Context, sessionToken: string | undefined): Promise<Actor | undefined>;
  /** Those of the sessions that have not ended; asking does not prolong them. */
  listActiveSessions(context: Context, sessionIds: readonly string[]): Promise<readonly string[]>;
  /** Throws a Problem when the call is not for this actor. */
  authorize(actor: Actor | undefined, endpoint: Pick<EndpointDefinition, 'allows' | 'scope'>): void;
}

/** Whether a request comes from a page of ours. */
export function isOwnOrigin(origin: string, request: FastifyRequest, { publicUrl, publicOrigin }: Site): boolean {
  if (publicOrigin) return origin === publicOrigin;
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
}
