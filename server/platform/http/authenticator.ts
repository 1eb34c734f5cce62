import type { FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Actor, ParentActor } from '../actor.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { ActiveSession } from '../realtime/check-sockets.ts';
import { newToken } from '../tokens.ts';

export const PLAIN_COOKIE = 'lilypad';
/** Browsers accept this name only over https and only from this very host, so no sibling domain can plant a session. */
const HOST_COOKIE = '__Host-lilypad';
/** Marks tokens of that cookie: they are not accepted under the plain name. */
const HOST_MARK = 'h.';

type Site = Pick<Config, 'publicUrl' | 'publicOrigin'>;

/** The name of the session cookie. */
export function sessionCookie({ publicUrl }: Site): string {
  return publicUrl.startsWith('https:') ? HOST_COOKIE : PLAIN_COOKIE;
}

export function newSessionToken(site: Site): string {
  return sessionCookie(site) === HOST_COOKIE ? HOST_MARK + newToken() : newToken();
}

/** The name of the cookie of a parent's session. Parents have begun to sign in after the others: there is no older cookie to accept. */
export function parentCookie({ publicUrl }: Site): string {
  return publicUrl.startsWith('https:') ? '__Host-lilypad-parent' : 'lilypad-parent';
}

/** Also accepts the plain cookie, so that sessions from before a switch to https stay signed in. */
export function readSessionToken(request: Pick<FastifyRequest, 'cookies'>, site: Site): string | undefined {
  const { [sessionCookie(site)]: current, [PLAIN_COOKIE]: plain } = request.cookies;
  return current ?? (plain?.startsWith(HOST_MARK) ? undefined : plain);
}

/** All names under which a browser may hold a session. */
export function sessionCookies(site: Site): readonly string[] {
  return [...new Set([sessionCookie(site), PLAIN_COOKIE])];
}

export interface Authenticator {
  authenticate(context: Context, sessionToken: string | undefined): Promise<Actor | undefined>;
  authenticateParent(context: Context, sessionToken: string | undefined): Promise<ParentActor | undefined>;
  /** Those of the sessions that have not ended; does not prolong them. */
  listActiveSessions(context: Context, sessionIds: readonly string[]): Promise<readonly ActiveSession[]>;
  /** Throws a Problem when this actor may not call the endpoint. */
  authorize(actor: Actor | undefined, endpoint: Pick<EndpointDefinition, 'allows' | 'scope'>): void;
  authorizeParent(actor: ParentActor | undefined, endpoint: Pick<EndpointDefinition, 'needsFreshLink'>): void;
}

/** Whether a request comes from one of our own pages. */
export function isOwnOrigin(origin: string, request: FastifyRequest, { publicUrl, publicOrigin }: Site): boolean {
  if (publicOrigin) return origin === publicOrigin;
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
}
