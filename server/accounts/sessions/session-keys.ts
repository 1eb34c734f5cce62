import type { Actor } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newSessionToken, sessionCookie } from '../../platform/http/authenticator.ts';
import type { Client } from '../../platform/http/serve.ts';
import { hashToken } from '../../platform/tokens.ts';
import { announceEnd } from './announce-end.ts';
import { LIFETIME } from './lifetimes.ts';

/** A new token for a session that has become complete, so that a leaked old one is useless. */
export function newSessionKey({ config, clock }: Context) {
  const token = newSessionToken(config);
  const now = clock.now();
  return { token, tokenHash: hashToken(token), now, expiresAt: later(now, LIFETIME) };
}

/** Hands the new token of the actor's session to the browser. */
export function replaceSessionKey(
  context: Context,
  { actor, client }: { readonly actor: Actor; readonly client: Client },
  token: string,
  remembered: boolean,
): void {
  announceEnd(context, actor);
  setCookie(context, client, token, remembered);
}

export function setCookie({ config }: Context, client: Client, token: string, remembered: boolean): void {
  client.setCookie(sessionCookie(config), token, remembered ? { seconds: LIFETIME / 1000 } : 'session');
}
